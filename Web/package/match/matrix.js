// Matrices and lists of transforms, as a page has them.
const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/giy;
const COMMA = /\s*,?\s*/y;

/** The numbers with 32 bits in a text; undefined if there is something else. */
export function numbersIn(text) {
  const numbers = [];
  const own = text.trim();
  for (let at = 0; at < own.length;) {
    NUMBER.lastIndex = at;
    const [found] = NUMBER.exec(own) ?? [];
    const number = Math.fround(+(found ?? NaN));
    if (!Number.isFinite(number)) return undefined;
    numbers.push(number);
    COMMA.lastIndex = at + found.length;
    at += found.length + COMMA.exec(own)[0].length;
  }
  return numbers;
}

export class DOMMatrix {
  constructor([a, b, c, d, e, f] = [1, 0, 0, 1, 0, 0]) {
    Object.assign(this, { a, b, c, d, e, f });
  }

  static fromMatrix(matrix) {
    return matrix;
  }

  multiply({ a, b, c, d, e, f }) {
    return new DOMMatrix([
      this.a * a + this.c * b,
      this.b * a + this.d * b,
      this.a * c + this.c * d,
      this.b * c + this.d * d,
      this.a * e + this.c * f + this.e,
      this.b * e + this.d * f + this.f,
    ]);
  }

  translate(x, y) {
    return this.multiply(new DOMMatrix([1, 0, 0, 1, x, y]));
  }
}

const turned = (degrees) => {
  const [sin, cos] = [Math.sin, Math.cos].map((of) => of(degrees * Math.PI / 180));
  return new DOMMatrix([cos, sin, -sin, cos, 0, 0]);
};
const skew = (degrees) => Math.tan(degrees * Math.PI / 180);

/** The matrix of each function, of its numbers, and how many it takes. */
const FUNCTIONS = {
  matrix: [[6], (...numbers) => new DOMMatrix(numbers)],
  translate: [[1, 2], (x, y = 0) => new DOMMatrix([1, 0, 0, 1, x, y])],
  scale: [[1, 2], (x, y = x) => new DOMMatrix([x, 0, 0, y, 0, 0])],
  rotate: [
    [1, 3],
    (degrees, x = 0, y = 0) =>
      new DOMMatrix().translate(x, y).multiply(turned(degrees)).translate(-x, -y),
  ],
  skewX: [[1], (degrees) => new DOMMatrix([1, 0, skew(degrees), 1, 0, 0])],
  skewY: [[1], (degrees) => new DOMMatrix([1, skew(degrees), 0, 1, 0, 0])],
};

/** The matrices of a transform attribute; undefined if it is wrong. */
export function matrixOfText(text) {
  const matrices = [];
  const rest = text.replace(/\s*(\w+)\s*\(([^()]*)\)\s*,?/gy, (_, name, list) => {
    const [counts, matrix] = FUNCTIONS[name] ?? [];
    const numbers = numbersIn(list);
    matrices.push(numbers && counts?.includes(numbers.length) ? matrix(...numbers) : undefined);
    return '';
  });
  return rest.trim() || matrices.includes(undefined) ? undefined : matrices;
}

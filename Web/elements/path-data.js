// SVG path data as commands of the core, read strictly, and what these consist of.

/** The commands of the core, as it numbers them. */
export const [MOVE, LINE, QUAD, CURVE, CLOSE, PATH] = [0, 1, 2, 3, 4, 5];

/** The count of numbers that each command takes. */
const COUNTS = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };
const SPACE = /[\t\n\f\r ]*/y;
const COMMA = /[\t\n\f\r ]*,?[\t\n\f\r ]*/y;
const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?/y;
const FLAG = /[01]/y;

/** The count of coordinates of each command of the core. */
export const COORDINATES = [2, 2, 4, 6, 0];

/** The pieces of commands, or of a drawing's outline: of each the command and its points. */
export function* piecesOf(numbers) {
  for (let at = 0; at < numbers.length;) {
    const command = numbers[at++];
    if (command === PATH) at++; // The number of its units.
    const points = [];
    for (const end = at + (COORDINATES[command] ?? 0); at < end; at += 2) {
      points.push([numbers[at], numbers[at + 1]]);
    }
    yield [command, points];
  }
}

/** A point moved by a matrix. */
export const moved = ({ a, b, c, d, e, f }, [x, y]) => [a * x + c * y + e, b * x + d * y + f];

/** The points of commands, or of a drawing's outline. */
export const pointsOf = (numbers) => [...piecesOf(numbers)].flatMap(([, points]) => points);

/** Commands with their points moved by a matrix. */
export const movedPath = (commands, matrix) =>
  [...piecesOf(commands)].flatMap(([command, points]) => [
    command,
    ...points.flatMap((point) => moved(matrix, point)),
  ]);

/** Commands as path data. */
export const writePath = (commands) =>
  [...piecesOf(commands)].map(([command, points]) => 'MLQCZ'[command] + points.flat().join(' '))
    .join('');

const six = ({ a, b, c, d, e, f }) => [a, b, c, d, e, f];

/**
 * The numbers before the commands of a path that a core bends: those of its part, of its matrix to
 * pixels, and of the way back. Commands that are placed are in pixels already.
 */
export function headOf(part, matrix, isPlaced) {
  // Its text has a hundredth of a pixel.
  const scale = Math.hypot(matrix.a, matrix.b);
  const units = scale > 10 ? 1e4 : scale > 1 ? 1e3 : 100;
  const there = isPlaced ? [1, 0, 0, 1, 0, 0] : six(matrix);
  return [PATH, units, part, ...there, ...six(matrix.inverse())];
}

/** The box of some points. */
export function boxOf(points) {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const [x, y] of points) {
    box.left = Math.min(box.left, x);
    box.top = Math.min(box.top, y);
    box.right = Math.max(box.right, x);
    box.bottom = Math.max(box.bottom, y);
  }
  return box;
}

/**
 * Returns the commands of path data: a list of numbers, each command its number and its
 * coordinates. An error names the mistake and its character.
 */
export function readPath(text) {
  const commands = [];
  let at = 0;
  const take = (pattern) => {
    pattern.lastIndex = at;
    const [found] = pattern.exec(text) ?? [];
    at += found?.length ?? 0;
    return found;
  };
  const fail = (need) => {
    const got = at < text.length ? JSON.stringify(text[at]) : 'the end';
    throw new SyntaxError(`must have ${need} at character ${at + 1}; got ${got}`);
  };
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let ahead; // The last curve's last control point, for a curve that goes on smoothly.
  let last = '';
  const line = (toX, toY) => {
    commands.push(LINE, toX, toY);
    [x, y] = [toX, toY];
  };
  const mirrored = (types) =>
    types.includes(last) && ahead ? [2 * x - ahead[0], 2 * y - ahead[1]] : [x, y];
  const draw = {
    M: ([toX, toY]) => {
      commands.push(MOVE, toX, toY);
      [x, y, startX, startY] = [toX, toY, toX, toY];
    },
    L: ([toX, toY]) => line(toX, toY),
    H: ([toX]) => line(toX, y),
    V: ([toY]) => line(x, toY),
    C: (points) => {
      commands.push(CURVE, ...points);
      [, , ...ahead] = points;
      [x, y] = ahead.splice(2);
    },
    S: (points) => draw.C([...mirrored('CS'), ...points]),
    Q: (points) => {
      commands.push(QUAD, ...points);
      [...ahead] = points;
      [x, y] = ahead.splice(2);
    },
    T: (points) => draw.Q([...mirrored('QT'), ...points]),
    A: ([rx, ry, turn, large, sweep, toX, toY]) => {
      commands.push(...arc(x, y, Math.abs(rx), Math.abs(ry), turn, large, sweep, toX, toY));
      [x, y] = [toX, toY];
    },
    Z: () => {
      commands.push(CLOSE);
      [x, y] = [startX, startY];
    },
  };

  take(SPACE);
  if (text.slice(at) === 'none') return commands;
  while (at < text.length) {
    const letter = text[at];
    let type = letter.toUpperCase();
    if (!(type in COUNTS)) fail('a command');
    if (!last && type !== 'M') fail('M');
    at++;
    take(SPACE);
    const isRelative = letter !== type;
    do {
      const numbers = [];
      for (let index = 0; index < COUNTS[type]; index++) {
        const isFlag = type === 'A' && (index === 3 || index === 4);
        const number = take(isFlag ? FLAG : NUMBER);
        if (!Number.isFinite(+(number ?? NaN))) fail(isFlag ? '0 or 1' : 'a number');
        const isDown = type === 'V' || (type === 'A' ? index === 6 : index % 2 === 1);
        const isLength = type !== 'A' || index > 4;
        numbers.push(+number + (isRelative && isLength ? (isDown ? y : x) : 0));
        if (index + 1 < COUNTS[type]) take(COMMA);
      }
      draw[type](numbers);
      last = type;
      // Further numbers belong to the same command; after a move they are lines.
      if (type === 'M') type = 'L';
      const end = at;
      take(COMMA);
      NUMBER.lastIndex = at;
      if (last !== 'Z' && NUMBER.test(text)) continue;
      at = end;
      take(SPACE);
      break;
    } while (true);
  }
  return commands;
}

/** An elliptic arc as cubics of at most a quarter each (SVG 2, appendix B.2.4). */
function arc(x, y, rx, ry, degrees, isLarge, isClockwise, toX, toY) {
  if (!rx || !ry) return [LINE, toX, toY];
  if (x === toX && y === toY) return [];
  const turn = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  // Half of the chord, on a circle of radius 1 after the radii have grown as far as they must.
  const [dx, dy] = [(x - toX) / 2, (y - toY) / 2];
  let [halfX, halfY] = [(cos * dx + sin * dy) / rx, (cos * dy - sin * dx) / ry];
  const grown = Math.max(Math.hypot(halfX, halfY), 1);
  [rx, ry, halfX, halfY] = [rx * grown, ry * grown, halfX / grown, halfY / grown];
  const square = halfX * halfX + halfY * halfY;
  const away = Math.sqrt(Math.max(1 / square - 1, 0)) * (isLarge === isClockwise ? -1 : 1);
  const [centerX, centerY] = [away * halfY, -away * halfX];
  const start = Math.atan2(halfY - centerY, halfX - centerX);
  let sweep = Math.atan2(-halfY - centerY, -halfX - centerX) - start;
  if (isClockwise && sweep < 0) sweep += 2 * Math.PI;
  if (!isClockwise && sweep > 0) sweep -= 2 * Math.PI;
  const place = (px, py) => [
    cos * rx * (px + centerX) - sin * ry * (py + centerY) + (x + toX) / 2,
    sin * rx * (px + centerX) + cos * ry * (py + centerY) + (y + toY) / 2,
  ];
  const count = Math.ceil(Math.abs(sweep) / (Math.PI / 2) - 1e-9);
  const handle = (4 / 3) * Math.tan(sweep / count / 4);
  return Array.from({ length: count }, (_, index) => {
    const [from, to] = [index, index + 1].map((step) => start + (sweep * step) / count);
    const [[fromX, fromY], [endX, endY]] = [from, to].map((at) => [Math.cos(at), Math.sin(at)]);
    return [
      CURVE,
      ...place(fromX - handle * fromY, fromY + handle * fromX),
      ...place(endX + handle * endY, endY - handle * endX),
      ...(index + 1 < count ? place(endX, endY) : [toX, toY]),
    ];
  }).flat();
}

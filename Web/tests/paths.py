"""What a test reads from path data."""

import re

ENDS = """
    /**
     * The ends of the commands of a path, in pixels. All but `M` are relative; those of a flight,
     * in which the path is clipped, are absolute.
     */
    const ends = (path) => {
        const { clipPath } = getComputedStyle(path.ownerSVGElement);
        const ofFlight = clipPath.match(/[MLQC][^MLQCZ]*/g);
        if (ofFlight) {
            return ofFlight.map((command) => command.match(/-?[\\d.]+/g).map(Number).slice(-2));
        }
        let [x, y] = [0, 0];
        return path.getAttribute('d').match(/[Ma-y][^Ma-yZ]*/g).map((command) => {
            const numbers = command.match(/-?[\\d.]+/g).map(Number);
            if (command[0] === 'M') [x, y] = [0, 0];
            if (command[0] !== 'v') x += numbers.at(command[0] === 'h' ? -1 : -2);
            if (command[0] !== 'h') y += numbers.at(-1);
            return [x, y];
        });
    };
    """


def numbers_of(data):
    """The numbers of path data as `outline` in a page has them: verbs and absolute coordinates.

    The grammar is that of SVG 2, chapter 9, for the commands that outlines have.
    """
    numbers = []
    x = y = 0
    ahead = (0, 0)  # From the last curve's second control to its end.
    for letter, text in re.findall("([MZhvlqsc])([^MZhvlqsc]*)", data):
        own = [float(number) for number in re.findall(r"-?(?:\d+\.?\d*|\.\d+)", text)]
        if letter == "M":
            x = y = 0
        elif letter in "hv":
            own = own + [0] if letter == "h" else [0] + own
        elif letter == "s":
            own = [*ahead, *own]
        points = [(x + right, y + down) for right, down in zip(own[::2], own[1::2])]
        numbers += [{"h": 1, "v": 1, "s": 3}.get(letter, "MlqcZ".find(letter))]
        numbers += [coordinate for point in points for coordinate in point]
        if points:
            x, y = points[-1]
        ahead = (x - points[-2][0], y - points[-2][1]) if letter in "sc" else (0, 0)
    return numbers

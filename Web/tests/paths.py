"""What a test reads from path data, in JavaScript."""

ENDS = """
    /** Where the commands of a path end, in pixels. All but `M` are relative. */
    const ends = (path) => {
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

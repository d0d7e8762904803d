// What the edge of the screen decides for a drawer that comes from it.

/**
 * For each edge the axis along which its panel moves and the direction outwards, with the side that
 * lies there and the arrow key.
 */
export const EDGES = {
  top: { axis: 'Y', outwards: 1, far: 'Bottom', arrow: 'ArrowDown' },
  bottom: { axis: 'Y', outwards: -1, far: 'Top', arrow: 'ArrowUp' },
  left: { axis: 'X', outwards: 1, far: 'Right', arrow: 'ArrowRight' },
  right: { axis: 'X', outwards: -1, far: 'Left', arrow: 'ArrowLeft' },
};

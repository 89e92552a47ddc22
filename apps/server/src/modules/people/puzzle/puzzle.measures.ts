/** The picture, the piece with its ears, and how far off it may be let go: as in the browser's own puzzle. */
export const PUZZLE = { width: 268, height: 155 } as const;
export const BODY = 42;
export const RADIUS = 10;
/** Distance by which a tab of the piece sticks out, at the top and on the right. */
export const EAR = 18;
export const PIECE = BODY + EAR;
export const TOLERANCE = 5;

/** Offset in pixels, and scale relative to the fitted size. */
export interface Look {
  x: number;
  y: number;
  scale: number;
}

export const fitted: Look = { x: 0, y: 0, scale: 1 };

const MOST = 12;

interface Size {
  width: number;
  height: number;
}

/** Zooms; the point under the pointer stays in place. */
export function zoomed(look: Look, by: number, at: { x: number; y: number }, frame: Size): Look {
  const scale = Math.min(Math.max(look.scale * by, 1), MOST);
  const ratio = scale / look.scale;
  return held(
    { scale, x: at.x - (at.x - look.x) * ratio, y: at.y - (at.y - look.y) * ratio },
    frame,
  );
}

export const moved = (look: Look, by: { x: number; y: number }, frame: Size): Look =>
  held({ ...look, x: look.x + by.x, y: look.y + by.y }, frame);

/** Keeps the picture inside its frame. */
const held = ({ scale, x, y }: Look, { width, height }: Size): Look => ({
  scale,
  x: Math.min(0, Math.max(x, width * (1 - scale))),
  y: Math.min(0, Math.max(y, height * (1 - scale))),
});

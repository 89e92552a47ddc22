/** A part of a slide that is drawn, at a scale: so many pixels of the whole are one of these. */
export interface TissuePart {
  name: string;
  whole: { width: number; height: number };
  scale: number;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Red, green and blue of each pixel. */
export function drawTissue({ width, height }: TissuePart): Uint8Array {
  return new Uint8Array(width * height * 3).fill(200);
}

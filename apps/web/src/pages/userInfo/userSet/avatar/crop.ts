/** A picture's own size in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** The part of a picture seen through a square window; lengths are in widths of the window. */
export interface Crop {
  /** From the middle of the window to the middle of the picture. */
  x: number;
  y: number;
  /** 1: the picture just covers the window. */
  zoom: number;
}

export const zooms = { least: 1, most: 4, step: 0.1 } as const;
export const wholePicture: Crop = { x: 0, y: 0, zoom: zooms.least };

/** Size of the picture, in widths of the window. */
export function shownSize({ width, height }: Size, { zoom }: Crop): Size {
  const shorter = Math.min(width, height);
  return { width: (width / shorter) * zoom, height: (height / shorter) * zoom };
}

const within = (value: number, least: number, most: number) =>
  Math.min(Math.max(value, least), most);

/** The window never looks past the edge of the picture. */
function settle(size: Size, crop: Crop): Crop {
  const shown = shownSize(size, crop);
  const [farX, farY] = [(shown.width - 1) / 2, (shown.height - 1) / 2];
  return { ...crop, x: within(crop.x, -farX, farX), y: within(crop.y, -farY, farY) };
}

export const moved = (size: Size, crop: Crop, by: { x: number; y: number }): Crop =>
  settle(size, { ...crop, x: crop.x + by.x, y: crop.y + by.y });

/** Zooms around the middle. */
export function zoomed(size: Size, crop: Crop, to: number): Crop {
  // Steps of a tenth would add up to crooked numbers.
  const zoom = Math.round(within(to, zooms.least, zooms.most) * 100) / 100;
  const share = zoom / crop.zoom;
  return settle(size, { zoom, x: crop.x * share, y: crop.y * share });
}

/** The square of the picture that is seen, in its own pixels. */
export function seenSquare(size: Size, { x, y, zoom }: Crop) {
  const shorter = Math.min(size.width, size.height);
  const side = shorter / zoom;
  return { left: size.width / 2 - (x + 0.5) * side, top: size.height / 2 - (y + 0.5) * side, side };
}

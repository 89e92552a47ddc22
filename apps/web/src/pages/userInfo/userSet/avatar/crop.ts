/** A picture's own size in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** The visible square of a picture; lengths are in widths of the square. */
export interface Crop {
  /** Offset of the picture's centre from that of the square. */
  x: number;
  y: number;
  /** At 1 the picture just covers the square. */
  zoom: number;
}

export const zooms = { least: 1, most: 4, step: 0.1 } as const;
export const wholePicture: Crop = { x: 0, y: 0, zoom: zooms.least };

/** Size of the picture, in widths of the square. */
export function shownSize({ width, height }: Size, { zoom }: Crop): Size {
  const shorter = Math.min(width, height);
  return { width: (width / shorter) * zoom, height: (height / shorter) * zoom };
}

const within = (value: number, least: number, most: number) =>
  Math.min(Math.max(value, least), most);

/** Keeps the square inside the picture. */
function settle(size: Size, crop: Crop): Crop {
  const shown = shownSize(size, crop);
  const [farX, farY] = [(shown.width - 1) / 2, (shown.height - 1) / 2];
  return { ...crop, x: within(crop.x, -farX, farX), y: within(crop.y, -farY, farY) };
}

export const moved = (size: Size, crop: Crop, by: { x: number; y: number }): Crop =>
  settle(size, { ...crop, x: crop.x + by.x, y: crop.y + by.y });

/** Zooms around the centre. */
export function zoomed(size: Size, crop: Crop, to: number): Crop {
  // Rounded, because adding steps of 0.1 accumulates errors.
  const zoom = Math.round(within(to, zooms.least, zooms.most) * 100) / 100;
  const share = zoom / crop.zoom;
  return settle(size, { zoom, x: crop.x * share, y: crop.y * share });
}

/** The visible square, in pixels of the picture. */
export function seenSquare(size: Size, { x, y, zoom }: Crop) {
  const shorter = Math.min(size.width, size.height);
  const side = shorter / zoom;
  return { left: size.width / 2 - (x + 0.5) * side, top: size.height / 2 - (y + 0.5) * side, side };
}

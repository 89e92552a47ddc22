import { type Point, type Size, toSlide, type View } from '../geometry/view';
import { levelFor, type Tiles } from '../stage/tiles';

/** Browsers draw no larger ones, phones least of all. */
const most = { side: 8192, pixels: 36e6 };

/** As many times as was wished, or as a browser can draw. */
export function timesThatFit({ width, height }: Size, wished: number): number {
  return Math.min(
    wished,
    most.side / Math.max(width, height, 1),
    Math.sqrt(most.pixels / Math.max(1, width * height)),
  );
}

export interface TilePlace {
  level: number;
  x: number;
  y: number;
  /** Position on the slide, without the overlap. */
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** Offset of that position in the tile's picture. */
  inset: Point;
}

interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The part of the slide that is seen, as a box that is upright on the slide. */
export function seenArea(view: View, frame: Size, slide: Size): Area {
  const corners = [0, frame.width]
    .flatMap((x) => [0, frame.height].map((y) => ({ x, y })))
    .map(toSlide(view, frame));
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  return {
    left: Math.max(0, Math.min(...xs)),
    top: Math.max(0, Math.min(...ys)),
    right: Math.min(slide.width, Math.max(...xs)),
    bottom: Math.min(slide.height, Math.max(...ys)),
  };
}

/** The tiles that show an area as fine as a scale asks for. */
export function tilesOver(tiles: Tiles, area: Area, scale: number): TilePlace[] {
  const level = levelFor(tiles, scale);
  const size = tiles.levels[level] ?? tiles;
  const { tileSize, overlap } = tiles;
  const [across, down] = [tiles.width / size.width, tiles.height / size.height];
  const first = {
    x: Math.floor(area.left / across / tileSize),
    y: Math.floor(area.top / down / tileSize),
  };
  const places: TilePlace[] = [];
  for (let y = first.y; y * tileSize < size.height && y * tileSize * down < area.bottom; y += 1) {
    for (let x = first.x; x * tileSize < size.width && x * tileSize * across < area.right; x += 1) {
      places.push({
        level,
        x,
        y,
        left: x * tileSize * across,
        top: y * tileSize * down,
        right: Math.min(size.width, (x + 1) * tileSize) * across,
        bottom: Math.min(size.height, (y + 1) * tileSize) * down,
        inset: { x: x > 0 ? overlap : 0, y: y > 0 ? overlap : 0 },
      });
    }
  }
  return places;
}

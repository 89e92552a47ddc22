import { matrixOf, type Size, type View } from '../geometry/view';
import { shareOf, type Tiles } from '../stage/tiles';
import { seenArea, type TilePlace, tilesOver } from './sheet';

/** As many at once as a browser asks one server for. */
const AT_ONCE = 8;

async function loadTile(url: string): Promise<HTMLImageElement | null> {
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.src = url;
  // A tile that fails to load leaves a hole, as on the screen.
  return image.decode().then(
    () => image,
    () => null,
  );
}

/** Does it for each, some at once. */
async function forEach<T>(all: readonly T[], act: (one: T) => Promise<void>) {
  const waiting = [...all];
  const work = async () => {
    for (let one = waiting.shift(); one; one = waiting.shift()) await act(one);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

function drawTile(
  pen: CanvasRenderingContext2D,
  image: HTMLImageElement,
  tile: TilePlace,
  share: Size,
) {
  const { left, top, right, bottom, inset } = tile;
  const width = Math.min(image.width - inset.x, (right - left) * share.width);
  const height = Math.min(image.height - inset.y, (bottom - top) * share.height);
  if (!(width > 0) || !(height > 0)) return;
  pen.drawImage(image, inset.x, inset.y, width, height, left, top, right - left, bottom - top);
}

/**
 * Draws what is seen of a slide. Edges of tiles meet on whole pixels of an upright sheet, which is then
 * turned as one: so there are no seams at any angle.
 */
export async function drawTiles(
  pen: CanvasRenderingContext2D,
  tiles: Tiles,
  { view, frame }: { view: View; frame: Size },
  times: number,
) {
  const area = seenArea(view, frame, tiles);
  const scale = view.scale * times;
  const [width, height] = [(area.right - area.left) * scale, (area.bottom - area.top) * scale];
  if (!(width > 0) || !(height > 0)) return;
  const sheet = document.createElement('canvas');
  sheet.width = Math.ceil(width);
  sheet.height = Math.ceil(height);
  const upright = sheet.getContext('2d');
  if (!upright) return;
  await forEach(tilesOver(tiles, area, scale), async (tile) => {
    const image = await loadTile(tiles.urlOf(tile.level, tile.x, tile.y));
    const share = shareOf(tiles, tile.level);
    if (image)
      drawTile(upright, image, onSheet(tile, area, scale), {
        width: share / scale,
        height: share / scale,
      });
  });
  const { a, b, c, d } = matrixOf({ ...view, scale: 1 });
  pen.setTransform(a, c, b, d, (frame.width * times) / 2, (frame.height * times) / 2);
  pen.drawImage(sheet, (area.left - view.x) * scale, (area.top - view.y) * scale);
  pen.setTransform(1, 0, 0, 1, 0, 0);
}

/** A tile in whole pixels of the sheet. */
function onSheet(tile: TilePlace, area: { left: number; top: number }, scale: number): TilePlace {
  const across = (x: number) => Math.round((x - area.left) * scale);
  const down = (y: number) => Math.round((y - area.top) * scale);
  return {
    ...tile,
    left: across(tile.left),
    right: across(tile.right),
    top: down(tile.top),
    bottom: down(tile.bottom),
  };
}

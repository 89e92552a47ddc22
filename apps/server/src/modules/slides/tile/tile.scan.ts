import sharp from 'sharp';
import type { Db } from '../../../db/database';
import { lruCache } from '../../../support/lruCache';
import type { DrawTissue } from '../../../ports/tissues';
import type { Storage } from '../../../ports/storage';
import { findScan } from '../slide/slide.door';
import type { ScanRow } from '../slide/slide.tables';
import { drawnTile } from '../slide/scan.drawn';
import { openTiff, readTile, type TileIndex } from '../slide/tiff/tiff.tiles';

/** One tile of a pyramid; levels are counted from the smallest. */
export interface TileAsked {
  level: number;
  column: number;
  row: number;
}

/** A scan as it stands open on this node. */
export interface OpenScan {
  row: ScanRow;
  /** The tile as JPEG; null where it is broken, or was never scanned. */
  tile(asked: TileAsked, isAhead?: boolean): Promise<Buffer | 'empty' | 'broken'>;
}

interface Shop {
  db: Db;
  storage: Pick<Storage, 'readAt' | 'put'>;
  drawTissue: DrawTissue;
}

/** The lists of tiles of one large slide are two megabytes. */
const MOST_OPEN = 40;

const open = lruCache<Promise<OpenScan | null>>({
  name: 'tile.scan',
  most: MOST_OPEN,
  invalidatedBy: 'nothing: scans never change',
});

/** Scans never change: each is read once, as long as it is asked for. */
export function openScan(shop: Shop, id: number): Promise<OpenScan | null> {
  const found = open.find(id);
  if (found) return found;
  const opening = readScan(shop, id);
  open.keep(id, opening);
  // Do not cache a missing scan or a failure.
  opening.then(
    (scan) => scan ?? open.forget(id),
    () => open.forget(id),
  );
  return opening;
}

async function readScan(shop: Shop, id: number): Promise<OpenScan | null> {
  const row = await findScan(shop.db, id);
  if (!row) return null;
  return { row, tile: row.kind === 'drawn' ? drawnTile(shop, row) : tiffTile(shop, row) };
}

/** Tiles at the right and lower edge are smaller. */
export function extentOf({ tileSize, levels }: ScanRow, { level, column, row }: TileAsked) {
  const of = levels[level];
  if (!of) return null;
  const [width, height] = [of.width - column * tileSize, of.height - row * tileSize];
  if (width <= 0 || height <= 0) return null;
  return { width: Math.min(tileSize, width), height: Math.min(tileSize, height) };
}

function tiffTile({ storage }: Shop, scan: ScanRow): OpenScan['tile'] {
  const read = (at: number, length: number) => storage.readAt(scan.key, at, length);
  const bytes = { size: scan.bytes, read };
  let opening: ReturnType<typeof openTiff> | undefined;
  const indexes = new Map<number, Promise<TileIndex>>();
  const readIndex = async (level: number) => {
    opening ??= openTiff(bytes);
    const index = await opening.catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return index(scan.levels[level]?.at ?? 0);
  };
  const indexOf = (level: number) => {
    const known = indexes.get(level) ?? readIndex(level);
    indexes.set(level, known);
    known.catch(() => indexes.delete(level));
    return known;
  };
  return async (asked) => {
    const columns = Math.ceil((scan.levels[asked.level]?.width ?? 0) / scan.tileSize);
    const number = asked.row * columns + asked.column;
    const tile = await readTile(bytes, await indexOf(asked.level), number);
    return typeof tile === 'string' ? tile : cropped(tile, scan, asked);
  };
}

/** In the file tiles go beyond the picture; a viewer would show what is not there. */
async function cropped(tile: Buffer, scan: ScanRow, asked: TileAsked) {
  // Tiles that overlap were made as large as they are seen.
  if (scan.overlap > 0) return tile;
  const extent = extentOf(scan, asked);
  if (!extent || (extent.width === scan.tileSize && extent.height === scan.tileSize)) return tile;
  const cut = sharp(tile).extract({ left: 0, top: 0, ...extent });
  return cut
    .jpeg({ quality: 92 })
    .toBuffer()
    .catch(() => 'broken' as const);
}

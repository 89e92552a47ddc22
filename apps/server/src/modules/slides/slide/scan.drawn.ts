import type { DrawTissue } from '../../../ports/tissues';
import type { Storage } from '../../../ports/storage';
import type { TileAsked } from '../tile/tile.scan';
import type { ScanRow } from '../slide/slide.tables';

/** Levels of up to so many tiles are what everybody looks at first. */
const SEEN_FIRST = 40;
/** Tiles of levels up to this many are stored once drawn. */
const KEPT = 160;
const LARGEST_BYTES = 1024 * 1024;

const gridOf = ({ tileSize, levels }: ScanRow, level: number) => {
  const { width = 0, height = 0 } = levels[level] ?? {};
  return { columns: Math.ceil(width / tileSize), rows: Math.ceil(height / tileSize) };
};

function countOf(scan: ScanRow, level: number) {
  const { columns, rows } = gridOf(scan, level);
  return columns * rows;
}

/** All of the overview and of the levels next to it, the smallest first. */
export function coarseTiles(scan: ScanRow): TileAsked[] {
  const levels = [...scan.levels.keys()].filter((level) => countOf(scan, level) <= SEEN_FIRST);
  return levels.flatMap((level) => {
    const { columns, rows } = gridOf(scan, level);
    return Array.from({ length: columns * rows }, (_, nth) => {
      return { level, column: nth % columns, row: Math.floor(nth / columns) };
    });
  });
}

export function neighboursOf(scan: ScanRow, { level, column, row }: TileAsked): TileAsked[] {
  const { columns, rows } = gridOf(scan, level);
  const steps = [-1, 0, 1];
  return steps
    .flatMap((down) => steps.map((over) => ({ level, column: column + over, row: row + down })))
    .filter((one) => one.column !== column || one.row !== row)
    .filter((one) => one.column >= 0 && one.column < columns && one.row >= 0 && one.row < rows);
}

interface Shop {
  storage: Pick<Storage, 'readAt' | 'put'>;
  drawTissue: DrawTissue;
}

/** The tiles of a slide that is drawn: coarse ones are drawn once and kept with the files of slides. */
export function drawnTile({ storage, drawTissue }: Shop, scan: ScanRow) {
  const draw = (asked: TileAsked, isAhead: boolean) => {
    const of = scan.levels[asked.level];
    const [left, top] = [asked.column * scan.tileSize, asked.row * scan.tileSize];
    const width = Math.min(scan.tileSize, (of?.width ?? 0) - left);
    const height = Math.min(scan.tileSize, (of?.height ?? 0) - top);
    const whole = { width: scan.width, height: scan.height };
    const scale = scan.width / (of?.width ?? scan.width);
    return drawTissue({ name: scan.key, whole, scale, left, top, width, height }, isAhead);
  };
  return async (asked: TileAsked, isAhead = false): Promise<Buffer> => {
    if (countOf(scan, asked.level) > KEPT) return draw(asked, isAhead);
    const key = keyOf(scan, asked, drawTissue.version());
    const kept = await storage.readAt(key, 0, LARGEST_BYTES);
    if (kept.length > 0) return kept;
    const made = await draw(asked, isAhead);
    // A full storage only means the tile is not cached; the waiting request still gets it.
    await storage.put(key, made).catch(() => undefined);
    return made;
  };
}

const keyOf = ({ key, width, height, tileSize }: ScanRow, at: TileAsked, version: string) =>
  `slide/drawn-${version}/${key}-${width}x${height}-${tileSize}/${at.level}/${at.column}_${at.row}.jpg`;

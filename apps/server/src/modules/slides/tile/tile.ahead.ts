import type { Services } from '../../../app';
import { openScan, type OpenScan, type TileAsked } from './tile.scan';
import { coarseTiles } from '../slide/scan.drawn';
import { selectDrawnScans } from './tile.ahead.store';

/** Prefetches one at a time, newest first, and drops old requests. */
export function aheadLane(most: number) {
  const waiting = new Map<string, () => Promise<unknown>>();
  let isBusy = false;

  async function work() {
    if (isBusy) return;
    isBusy = true;
    for (;;) {
      const [key, make] = [...waiting].at(-1) ?? [];
      if (key === undefined || !make) break;
      waiting.delete(key);
      await make().catch(() => undefined);
    }
    isBusy = false;
  }

  return {
    add(key: string, make: () => Promise<unknown>) {
      waiting.delete(key);
      waiting.set(key, make);
      const [oldest] = waiting.keys();
      if (waiting.size > most && oldest !== undefined) waiting.delete(oldest);
      void work();
    },
    forget: () => waiting.clear(),
    size: () => waiting.size,
  };
}

type Drawing = Pick<Services, 'database' | 'storage' | 'files'>;

/** After the start: what everybody sees first of slides that are drawn is drawn before they come. */
export async function drawCoarseTiles(services: Drawing, stopping: AbortSignal) {
  const { database, storage, files } = services;
  const shop = { db: database.db, storage, drawTissue: files.drawTissue };
  const rows = await selectDrawnScans(shop.db);
  const scans = await Promise.all(rows.map(({ id }) => openScan(shop, id)));
  const asked = scans.flatMap((scan) =>
    scan ? coarseTiles(scan.row).map((tile) => ({ scan, tile })) : [],
  );
  // The overviews of all before the finer ones of one.
  for (const { scan, tile } of asked.toSorted(byLevel)) {
    if (stopping.aborted) return;
    await scan.tile(tile, true);
  }
}

interface TileOfScan {
  scan: OpenScan;
  tile: TileAsked;
}

const byLevel = (one: TileOfScan, other: TileOfScan) => one.tile.level - other.tile.level;

import type { TileSource } from '@cheese/domain/contract/slides/shapes/tileSource';
import type { Db } from '../../../../db/database';
import type { Person } from '../../../../plugins/access';
import type { Clock } from '../../../../ports/clock';
import type { FileRules } from '../../../../ports/fileRules';
import type { ScanRow, SlideRow } from '../slide.tables';
import { folderOf, goodUntil } from './tile.address';
import { tileSecret } from './tile.secret';

/** The user that addresses are signed for, and the means to sign them. */
export interface Signing {
  db: Db;
  person: Person | null;
  clock: Pick<Clock, 'now'>;
  files: Pick<FileRules, 'tileSecret'>;
  /** End of the access right; null if unknown. */
  endsAt?: Date | null;
}

/** A signed folder of a scan, valid for some minutes but no longer than the access right. */
export async function sign(
  { db, person, clock, files, endsAt = null }: Signing,
  scan: Pick<ScanRow, 'id'>,
  isAside: boolean,
) {
  const most = endsAt === null ? Infinity : Math.floor(endsAt.getTime() / 1000);
  const until = Math.min(goodUntil(clock.now()), most);
  const pass = { scanId: scan.id, isAside, personId: person?.id ?? 0, until };
  return { folder: folderOf(await tileSecret(db, files.tileSecret), pass), until };
}

interface Scanned {
  scan: ScanRow;
  slide: Pick<SlideRow, 'saidMpp' | 'saidObjective'>;
}

/** Does not check access: the caller has done so. */
export async function tileSourceOf(
  signing: Signing,
  { scan, slide }: Scanned,
): Promise<Omit<TileSource, 'slideId'>> {
  const { width, height, tileSize, overlap } = scan;
  const { folder, until } = await sign(signing, scan, false);
  return {
    width,
    height,
    tileSize,
    overlap,
    mpp: scan.mpp ?? slide.saidMpp,
    objective: scan.objective ?? slide.saidObjective,
    levels: scan.levels.map((one, level) => ({
      level,
      width: one.width,
      height: one.height,
      columns: Math.ceil(one.width / tileSize),
      rows: Math.ceil(one.height / tileSize),
    })),
    tileAddress: `${folder}{level}/{column}_{row}.jpg`,
    expiresAt: until * 1000,
  };
}

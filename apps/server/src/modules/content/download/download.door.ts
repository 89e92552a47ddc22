import type { DownloadKind } from '@cheese/domain/codes/content/downloads';
import type { DownloadPath } from '@cheese/domain/contract/content/shapes/downloadShapes';
import type { Db } from '../../../db/database';
import { selectPackage } from './download.store';
import type { StoredDownload } from './download.tables';

/** A stored package, as the product shows it; null for an entry that is announced only. */
export const toPackage = ({ file, updatedAt }: StoredDownload): DownloadPath | null =>
  file && { ...file, updatedAt: updatedAt.getTime() };

export async function findPackage(db: Db, kind: DownloadKind) {
  const row = await selectPackage(db, kind);
  return row ? toPackage(row) : null;
}

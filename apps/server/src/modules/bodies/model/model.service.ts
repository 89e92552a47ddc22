import type { ModelFile } from '@cheese/domain/contract/bodies/shapes/model';
import type { VisitorContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { keptSecret } from '../../base/upload/keptSecret';
import {
  folderOf,
  goodUntil,
  type MediaPass,
  readFolder,
} from '../../learning/mediaFile/media.address';
import { MODEL_FILE } from './model.files';
import { toModelFile } from './model.shapes';
import { selectModels } from './model.store';

const secretOf = keptSecret('model');

/** Some models in the order of their numbers, with addresses that are one person's for a while. */
export async function signModels(
  { db, person, clock }: VisitorContext,
  ids: readonly number[],
): Promise<ModelFile[]> {
  const [secret, rows] = [await secretOf(db), await selectModels(db, ids)];
  const until = goodUntil(clock.now());
  return rows.map((row) => {
    const pass = { mediaId: row.id, personId: person?.id ?? null, until };
    const address = folderOf(secret, pass, '/model/') + MODEL_FILE;
    return toModelFile(row, { address, until: new Date(until * 1000) });
  });
}

/** The content of a signed folder; null if it is forged or expired. */
export async function readPass(db: Db, folder: string, now: Date): Promise<MediaPass | null> {
  const pass = readFolder(await secretOf(db), folder);
  return pass && pass.until * 1000 > now.getTime() ? pass : null;
}

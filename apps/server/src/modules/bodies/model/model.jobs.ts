import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaFailure } from '@cheese/domain/texts/failures/conversionFailures';
import { TakeError, type TakeFailure } from '../../../ports/taking';
import type { JobKinds } from '../../base/job/job.run';
import { failMedia } from '../../learning/media/media.failed';
import { intoFolder } from '../../learning/media/media.folder';
import { type Make, makings, type Shop } from '../../learning/media/media.jobs';
import { makingOf } from '../../learning/media/media.queue';
import { MODEL_FILE, TAKEN_FILE } from './model.files';

/** Minutes at most: they wait with documents, and not with films. */
export const modelJobs = (shop: Shop): JobKinds => ({
  [makingOf.model]: makings(shop, 'heavy', makeOfModel),
});

/** Only the converted model is stored, never the uploaded file, because it is untrusted. */
const makeOfModel: Make = async ({ shop, found, path, folder, stopping, tell }) => {
  const { name, key } = found.media;
  const { size: bytes } = await stat(path);
  const work = { path, name, bytes, folder, stopping };
  const taken = await shop.files
    .takeModel({ ...work, tell: (percent) => tell(percent, 100) })
    .catch(whyFailed);
  const into = intoFolder(shop.storage, key);
  const beside = join(folder, 'kept.json');
  await writeFile(beside, JSON.stringify(taken));
  const madeBytes = (await stat(beside)).size;
  await into(TAKEN_FILE, beside);
  const glb = join(folder, MODEL_FILE);
  return { bytes: (await stat(glb)).size, madeBytes, key: await into(MODEL_FILE, glb) };
};

function failureOf(reason: TakeFailure): MediaFailure {
  if (reason === 'timedOut') return reason;
  return reason === 'memory' ? 'modelMemory' : `model.${reason}`;
}

function whyFailed(error: unknown): never {
  throw error instanceof TakeError ? failMedia(failureOf(error.reason)) : error;
}

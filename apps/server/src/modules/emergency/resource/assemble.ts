import { createHash, randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { suffixOf, uploadKindOf } from '@cheese/domain/rules/site/uploadSuffix';
import type { Db } from '../../../db/database';
import type { Clock } from '../../../ports/clock';
import { streamToFile } from '../../../ports/streamToFile';
import type { Storage } from '../../../ports/storage';
import { refuse } from '../../../calls/refusal';
import { isWhatItSays } from '../../base/upload/upload.content';
import { claimContent } from './content.store';
import { checkPicture } from './resource.cover';
import type { UploadRow } from './resource.tables';
import { allParts } from './upload.service';

export interface Assembled {
  fileName: string;
  bytes: number;
  contentKey: string;
}

export interface Shop {
  db: Db;
  clock: Clock;
  storage: Storage;
}

/** Puts the parts of a file together, looks at the whole, and stores it under its hash. */
export async function assemble(shop: Shop, row: UploadRow): Promise<Assembled> {
  const { storage } = shop;
  const keys = await allParts(storage, row);
  await mkdir(storage.scratch, { recursive: true });
  const path = join(storage.scratch, randomUUID());
  try {
    const hash = createHash('sha256');
    await streamToFile(path, piecesOf(storage, keys, hash));
    await checkContent(path, row.fileName);
    const contentKey = `file/${hash.digest('hex')}.${suffixOf(row.fileName)}`;
    await keep(shop, contentKey, path);
    return { fileName: row.fileName, bytes: row.bytes, contentKey };
  } finally {
    await rm(path, { force: true });
  }
}

/** One part after the other: no more of a film is in memory than a piece. */
const piecesOf = (storage: Storage, keys: string[], hash: ReturnType<typeof createHash>) =>
  Readable.from(
    (async function* () {
      for (const key of keys) {
        const part = (await storage.find(key)) ?? refuse('upload.incomplete');
        for await (const piece of part.read()) {
          hash.update(piece as Buffer);
          yield piece as Buffer;
        }
      }
    })(),
    { objectMode: false },
  );

async function checkContent(path: string, fileName: string) {
  const suffix = suffixOf(fileName);
  if (!(await isWhatItSays(path, suffix))) refuse('file.wrongContent');
  if (uploadKindOf(fileName) === 'image') await checkPicture(path, suffix);
}

/** Stores a file of this machine under a key that is its hash: the same twice is stored once. */
export async function keep({ db, clock, storage }: Shop, key: string, path: string) {
  await claimContent(db, [key], clock.now());
  await storage.take(key, path);
}

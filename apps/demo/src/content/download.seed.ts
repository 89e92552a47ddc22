import { downloadKinds } from '@cheese/domain/codes/content/downloads';
import { codeOf, strictObject } from '@cheese/domain/contract/shapes';
import { download } from '@cheese/server/modules/content/download/download.tables';
import Type from 'typebox';
import type { Seed } from '../planting/seed';
import { readYaml } from '../reading/readYaml';
import { Words } from '../reading/shapes';

const Downloads = Type.Array(
  strictObject({ kind: codeOf(downloadKinds), name: Words, note: Words }),
);

const lines = readYaml('front/downloads.yaml', Downloads);

export const seedDownloads: Seed = {
  area: 'downloads',
  async plant({ db, clock }) {
    await db.insert(download).values(lines.map((line) => ({ ...line, updatedAt: clock.now() })));
  },
};

import { strictObject } from '@cheese/domain/contract/shapes';
import { outline } from '@cheese/server/modules/content/outline/outline.tables';
import Type from 'typebox';
import type { Seed } from '../planting/seed';
import { readYaml } from '../reading/readYaml';
import { Words } from '../reading/shapes';

const Entries = Type.Array(
  strictObject({ title: Words, actionValue: Type.String({ pattern: '^/' }) }),
);

const entries = readYaml('front/outline.yaml', Entries);

export const seedOutline: Seed = {
  area: 'outline',
  async plant({ db }) {
    await db.insert(outline).values(entries.map((entry, place) => ({ ...entry, place })));
  },
};

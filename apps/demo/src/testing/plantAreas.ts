import type { TestApp } from '@cheese/server/testing/useTestApp';
import type { Bring } from '../planting/bringFrom';
import type { Seed } from '../planting/seed';

const bringNothing: Bring = async (slug) => ({ key: `${slug}.webp`, bytes: 0 });

/** Plants areas of the demo, by default without a file. */
export async function plantAreas(
  { clock, database }: TestApp,
  areas: readonly Pick<Seed, 'plant'>[],
  bring = bringNothing,
) {
  for (const area of areas) await area.plant({ db: database.db, clock, bring });
}

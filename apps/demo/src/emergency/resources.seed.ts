import { asc, eq } from 'drizzle-orm';
import type { Db } from '@cheese/server/db/database';
import type { Seed, SeedContext } from '../planting/seed';
import { organisation } from '@cheese/server/modules/people/organisation/organisation.tables';
import { claimContent } from '@cheese/server/modules/emergency/resource/content.store';
import { addFiles } from '@cheese/server/modules/emergency/resource/resource.files';
import { insertResource } from '@cheese/server/modules/emergency/resource/resource.store';
import { METRONOME, type SeedResource, seedResourceList } from './resource/resources';

const DAY_MS = 86_400_000;

export const seedResources: Seed = {
  area: 'emergencyResource',
  async plant(soil) {
    const organisationId = await firstCentre(soil.db);
    for (const resource of seedResourceList) {
      const id = await plantResource(soil, resource, organisationId);
      if (resource.slug === METRONOME) await plantMetronome(soil, id);
    }
  },
};

/** The platform's own, where no centre has been planted. */
async function firstCentre(db: Db): Promise<number | null> {
  const rows = await db
    .select({ id: organisation.id })
    .from(organisation)
    .where(eq(organisation.service, 'emergency'))
    .orderBy(asc(organisation.id))
    .limit(1);
  return rows[0]?.id ?? null;
}

async function plantResource(
  { db, clock, bring }: SeedContext,
  { slug, daysAgo, picture: _drawn, ...resource }: SeedResource,
  organisationId: number | null,
) {
  const moment = new Date(clock.now().getTime() - daysAgo * DAY_MS);
  return insertResource(db, {
    ...resource,
    organisationId,
    cover: (await bring(`resource/${slug}`)).key,
    createdAt: moment,
    updatedAt: moment,
    groundedAt: moment,
  });
}

async function plantMetronome({ db, clock, bring }: SeedContext, resourceId: number) {
  const { key: contentKey, bytes } = await bring('file/metronome');
  if (bytes === null) throw new Error('A file says how large it is: it cannot be made later.');
  const now = clock.now();
  await claimContent(db, [contentKey], now);
  const file = { fileName: '胸外按压节拍（110次每分钟）.wav', bytes, contentKey };
  await addFiles(db, [file], { resourceId, after: 0, asker: { personId: null, now } });
}

import { createHash } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import type { Seed, Soil } from '../../../seed/seed';
import { organisation } from '../../people/organisation/organisation.tables';
import { claimContent } from './content.store';
import { addFiles } from './resource.files';
import { insertResource } from './resource.store';
import { articles } from './seed/articles';
import { drawMetronome } from './seed/metronome';
import { metronome, type SeedResource, seedResourceList } from './seed/resources';

const DAY_MS = 86_400_000;

export const seedResources: Seed = {
  area: 'emergencyResource',
  async plant(soil) {
    const organisationId = await firstCentre(soil.db);
    for (const resource of seedResourceList) await plantResource(soil, resource, organisationId);
    const resourceId = await plantResource(soil, metronome, organisationId);
    await plantMetronome(soil, resourceId);
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
  { db, clock, drawCover }: Soil,
  { slug, daysAgo, picture, ...resource }: SeedResource,
  organisationId: number | null,
) {
  const moment = new Date(clock.now().getTime() - daysAgo * DAY_MS);
  return insertResource(db, {
    ...resource,
    organisationId,
    html: articles[slug] ?? '',
    cover: await drawCover('resource', slug, picture),
    createdAt: moment,
    updatedAt: moment,
    groundedAt: moment,
  });
}

async function plantMetronome({ db, clock, storage }: Soil, resourceId: number) {
  const content = drawMetronome();
  const contentKey = `file/${createHash('sha256').update(content).digest('hex')}.wav`;
  const now = clock.now();
  await claimContent(db, [contentKey], now);
  await storage.put(contentKey, content);
  const file = { fileName: '胸外按压节拍（110次每分钟）.wav', bytes: content.length, contentKey };
  await addFiles(db, [file], { resourceId, after: 0, asker: { personId: null, now } });
}

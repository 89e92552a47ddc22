import { asc, inArray } from 'drizzle-orm';
import type { Db } from '@cheese/server/db/database';
import type { Seed } from '../planting/seed';
import { emergencyResource } from '@cheese/server/modules/emergency/resource/resource.tables';
import { selectCentres } from '@cheese/server/modules/emergency/people/org.store';
import { insertItem } from '@cheese/server/modules/emergency/certificate/certificateItem.store';
import { type SeedItem, seedItems } from './certificate/items';

const DAY_MS = 86_400_000;
const WRITTEN_DAYS = 540;

export const seedCertificateItems: Seed = {
  area: 'emergencyCertificateItems',
  async plant({ db, clock }) {
    const written = new Date(clock.now().getTime() - WRITTEN_DAYS * DAY_MS);
    for (const { id: organisationId } of await selectCentres(db)) {
      for (const { topics, ...item } of seedItems) {
        const conditions = { ...item.conditions, resourceIds: await idsAbout(db, topics) };
        const dated = { createdAt: written, updatedAt: written };
        await insertItem(db, { ...item, ...dated, conditions, organisationId });
      }
    }
  },
};

async function idsAbout(db: Db, topics: SeedItem['topics']) {
  if (topics.length === 0) return [];
  const rows = await db
    .select({ id: emergencyResource.id })
    .from(emergencyResource)
    .where(inArray(emergencyResource.topic, [...topics]))
    .orderBy(asc(emergencyResource.id));
  return rows.map(({ id }) => id);
}

import type { Seed } from '../../seed/seed';
import { emergencyResource } from './resource.tables';
import { type SeedResource, seedResourceList } from './seed/resources';

const DAY_MS = 86_400_000;

export const seedResources: Seed = {
  area: 'emergencyResource',
  async plant({ db, clock, drawCover }) {
    const now = clock.now().getTime();
    const toRow = async ({ slug, daysAgo, picture, ...resource }: SeedResource) => ({
      ...resource,
      cover: await drawCover('resource', slug, picture),
      groundedAt: new Date(now - daysAgo * DAY_MS),
    });
    await db.insert(emergencyResource).values(await Promise.all(seedResourceList.map(toRow)));
  },
};

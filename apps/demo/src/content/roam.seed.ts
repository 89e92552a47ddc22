import { directionTo } from '@cheese/generators/panoramas/ray';
import type { Seed, SeedContext } from '../planting/seed';
import { seededCommodities } from '../planting/seededCommodities';
import { roamHotspot, roamRoom } from '@cheese/server/modules/content/roam/roam.tables';
import { type SeedRoom, type SeedSpot, seedTour } from './roam/tour';

export const seedRoam: Seed = {
  area: 'roam',
  async plant(soil) {
    const ids = new Map<string, number>();
    for (const [index, room] of seedTour.entries()) {
      ids.set(room.shape.slug, await plantRoom(soil, room, index + 1));
    }
    const find = await seededCommodities(soil.db);
    for (const { shape, spots } of seedTour) {
      for (const spot of spots) {
        const place = shape.places[spot.at];
        if (!place) throw new Error(`${shape.slug} has no ${spot.at}`);
        const at = { roomId: ids.get(shape.slug) ?? 0, ...directionTo(shape.scene.eye, place) };
        const what = await contentOf(soil, spot, { ids, find });
        await soil.db.insert(roamHotspot).values({ ...at, title: spot.title, ...what });
      }
    }
  },
};

async function plantRoom({ db, bring }: SeedContext, room: SeedRoom, number: number) {
  const { shape, name, summary } = room;
  const { key: panorama } = await bring(`roam/${shape.slug}`);
  const { key: preview } = await bring(`roam/${shape.slug}-view`);
  const [planted] = await db
    .insert(roamRoom)
    .values({ number, name, summary, panorama, preview, ...shape.view })
    .returning({ id: roamRoom.id });
  return planted?.id ?? 0;
}

interface Known {
  ids: Map<string, number>;
  find: Awaited<ReturnType<typeof seededCommodities>>;
}

async function contentOf({ bring }: SeedContext, spot: SeedSpot, { ids, find }: Known) {
  if ('to' in spot) return { kind: 1, targetRoomId: ids.get(spot.to) ?? null } as const;
  if ('html' in spot) {
    const { key } = await bring(`roam/${spot.at}-spot`);
    return { kind: 2 as const, html: spot.html, pictures: [key] };
  }
  const { productId } = find(spot.commodity.type, spot.commodity.title);
  return { kind: 3, resourceType: spot.type, targetId: productId } as const;
}

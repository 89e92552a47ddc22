import type { Seed } from '../seed/seed';
import type { TestApp } from './useTestApp';

/** Plants areas of the demo, without drawing a picture. */
export async function plantAreas({ app, clock, database }: TestApp, areas: readonly Seed[]) {
  const { storage } = app.house;
  const drawCover = async (area: string, slug: string) => `${area}/${slug}.webp`;
  const drawPanorama = async () => ({ panorama: 'none', preview: 'none' });
  const soil = { db: database.db, clock, storage, drawCover, drawPanorama };
  for (const area of areas) await area.plant(soil);
}

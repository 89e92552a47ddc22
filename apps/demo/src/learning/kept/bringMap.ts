import type { Bring } from '../../planting/bringFrom';
import { maps } from './maps';

/** Brings the picture of a mind map. */
export async function bringMap(bring: Bring, slug: string) {
  const facts = maps[slug];
  if (!facts) throw new Error(`The map ${slug} is not drawn yet: see tools/films/maps.ts`);
  const { key, bytes } = await bring(`map/${slug}`);
  return { key, bytes: bytes ?? 0, width: facts.width, height: facts.height };
}

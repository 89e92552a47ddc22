import { media } from '@cheese/server/modules/learning/mediaFile/media.tables';
import type { SeedContext } from '../planting/seed';
import { bringDocument } from './kept/bringDocument';
import { bringFilm } from './kept/bringFilm';
import { bringMap } from './kept/bringMap';
import { documents, type DocumentSlug } from './kept/documents';
import { films, type FilmSlug } from './kept/films';
import { maps } from './kept/maps';

type Film = Omit<Awaited<ReturnType<typeof bringFilm>>, 'key'> & { id: number };
type Drawn = { picture: string; width: number; height: number };

/** What items of courses show, by the names that seeds call it. */
export interface PlantedMedia {
  film: (slug: string) => Film;
  document: (slug: string) => { id: number; pageCount: number };
  map: (slug: string) => Drawn;
}

/** Every film, document and map that is committed, each once. */
export async function plantMedia(soil: SeedContext): Promise<PlantedMedia> {
  const filmRows = await eachOf(Object.keys(films), (slug) => plantFilm(soil, slug as FilmSlug));
  const documentRows = await eachOf(Object.keys(documents), (slug) =>
    plantDocument(soil, slug as DocumentSlug),
  );
  const mapRows = await eachOf(Object.keys(maps), (slug) => plantMap(soil, slug));
  return { film: finder(filmRows), document: finder(documentRows), map: finder(mapRows) };
}

async function eachOf<T>(slugs: readonly string[], plant: (slug: string) => Promise<T>) {
  const planted = new Map<string, T>();
  for (const slug of slugs) planted.set(slug, await plant(slug));
  return planted;
}

const finder =
  <T>(planted: ReadonlyMap<string, T>) =>
  (slug: string): T => {
    const found = planted.get(slug);
    if (!found) throw new Error(`Nothing is committed under the name of ${slug}.`);
    return found;
  };

async function plantFilm({ db, bring, clock }: SeedContext, slug: FilmSlug): Promise<Film> {
  const film = await bringFilm(bring, slug);
  const { key, bytes, name, durationS, width, height, poster, strip } = film;
  const now = clock.now();
  const [row] = await db
    .insert(media)
    .values({
      kind: 'film',
      key,
      bytes,
      name,
      durationS: Math.round(durationS),
      width,
      height,
      poster,
      strip,
      createdAt: now,
      readyAt: now,
    })
    .returning({ id: media.id });
  return { ...film, durationS: Math.round(durationS), id: row?.id ?? 0 };
}

async function plantDocument({ db, bring, clock }: SeedContext, slug: DocumentSlug) {
  const { key, bytes, name, pages } = await bringDocument(bring, slug);
  const now = clock.now();
  const [row] = await db
    .insert(media)
    .values({ kind: 'document', key, bytes, name, pages, createdAt: now, readyAt: now })
    .returning({ id: media.id });
  return { id: row?.id ?? 0, pageCount: pages.length };
}

async function plantMap({ bring }: SeedContext, slug: string): Promise<Drawn> {
  const { key: picture, width, height } = await bringMap(bring, slug);
  return { picture, width, height };
}

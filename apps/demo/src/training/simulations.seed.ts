import { bankChapter } from '@cheese/server/modules/exam/bank/bank.tables';
import { simulationPractice } from '@cheese/server/modules/exam/practice/practice.tables';
import { media } from '@cheese/server/modules/learning/mediaFile/media.tables';
import {
  simulation,
  simulationVideo,
} from '@cheese/server/modules/training/simulation/simulation.tables';
import type { Db } from '@cheese/server/db/database';
import { and, asc, eq } from 'drizzle-orm';
import { films, type FilmSlug } from '../learning/kept/films';
import { productIdOf } from '../learning/productIdOf';
import type { Seed } from '../planting/seed';
import { seedShelf, seedVideos } from '../shop/commodity/shelf';
import { seedSimulationWords } from './simulations/simulations';

const PRACTISED = 10;

const simulationId = (slug: string) => productIdOf(seedShelf[8], slug);

/** After the courses, which bring the films, and the banks. */
export const seedSimulations: Seed = {
  area: 'simulations',
  async plant({ db }) {
    for (const { slug, aims, equipment, steps, practice } of seedSimulationWords) {
      const id = simulationId(slug);
      const words = { aims: [...aims], equipment: [...equipment], steps: [...steps] };
      await db.insert(simulation).values({ id, ...words });
      if (practice === null) continue;
      const chapterId = await findChapter(db, practice);
      await db.insert(simulationPractice).values({ id, chapterId, questionCount: PRACTISED });
    }
    await db.insert(simulationVideo).values(await videoRows(db));
  },
};

type Practice = NonNullable<(typeof seedSimulationWords)[number]['practice']>;

async function findChapter(db: Db, { bank, chapter: name }: Practice): Promise<number> {
  const bankId = productIdOf(seedShelf[4], bank);
  const [found] = await db
    .select({ id: bankChapter.id })
    .from(bankChapter)
    .where(and(eq(bankChapter.bankId, bankId), eq(bankChapter.name, name)));
  if (!found) throw new Error(`${bank} has no chapter ${name}.`);
  return found.id;
}

/** Counted within their simulations, in the order in which they stand on the shelf. */
async function videoRows(db: Db) {
  const mediaIds = await plantedFilms(db);
  const counts = new Map<string, number>();
  return seedVideos.map(({ partOf, film }, at) => {
    const number = (counts.get(partOf) ?? 0) + 1;
    counts.set(partOf, number);
    const mediaId = mediaIds(film);
    return { id: at + 1, simulationId: simulationId(partOf), number, mediaId };
  });
}

/** Films are found by what their files are called. */
async function plantedFilms(db: Db) {
  const { id, name } = media;
  const rows = await db
    .select({ id, name })
    .from(media)
    .where(eq(media.kind, 'film'))
    .orderBy(asc(id));
  return (slug: FilmSlug) => {
    const found = rows.find((row) => row.name === `${films[slug].title}.mp4`);
    if (!found) throw new Error(`The film ${slug} has not been planted.`);
    return found.id;
  };
}

import type { Db } from '../../db/database';
import { simulationPractice } from '../../modules/exam/practice/practice.tables';
import { media } from '../../modules/learning/mediaFile/media.tables';
import { simulation, simulationVideo } from '../../modules/training/simulation/simulation.tables';

/** A commodity of type 8 with its number sells it, and one of type 256 each of its videos. */
export type GivenSimulation = Partial<typeof simulation.$inferInsert> & {
  /** The products of its videos, each a film of a minute that is ready. */
  videos?: number[];
  practice?: Omit<typeof simulationPractice.$inferInsert, 'id'>;
};

const LONG_AGO = new Date('2026-11-01T08:00:00+08:00');
const aFilm = {
  kind: 'film' as const,
  name: '影片.mp4',
  bytes: 100,
  createdAt: LONG_AGO,
  readyAt: LONG_AGO,
  durationS: 60,
  width: 1280,
  height: 720,
} as const;

export async function giveSimulation(db: Db, given: GivenSimulation, nth: number) {
  const { videos = [], practice, id = nth, ...words } = given;
  await db.insert(simulation).values({ id, ...words });
  if (practice) await db.insert(simulationPractice).values({ id, ...practice });
  for (const [at, videoId] of videos.entries()) {
    const key = `film/video-${videoId}`;
    const files = { key: `${key}.mp4`, poster: `${key}-poster.webp`, strip: `${key}-strip.webp` };
    const [film] = await db
      .insert(media)
      .values({ ...aFilm, ...files })
      .returning({ id: media.id });
    const row = { id: videoId, simulationId: id, number: at + 1, mediaId: film?.id ?? 0 };
    await db.insert(simulationVideo).values(row);
  }
}

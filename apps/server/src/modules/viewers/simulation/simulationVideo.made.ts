import type { Answers } from '@cheese/domain/contract/call';
import type {
  SimulationVideo,
  SimulationVideoContract as C,
} from '@cheese/domain/contract/viewers/simulationVideo';
import { and, asc, eq, type SQL } from 'drizzle-orm';
import type { AskedAlike } from '../../../alike';
import type { Asked } from '../../../call';
import type { Db } from '../../../db/database';
import { refuse } from '../../../refusal';
import { filmIn, filmOf } from '../../learning/media/filmIn';
import { folderSigner } from '../../learning/media/media.service';
import { media } from '../../learning/media/media.tables';
import type { Looking } from '../../shop/commodity/sold.access';
import { seeMade } from './simulation.made';
import { madeSimulation, simulationVideo, simulationVideoPlace } from './simulation.tables';

const { key, readyAt, durationS, width, height, poster, strip, sizes } = media;

const select = (db: Db, where: SQL) =>
  db
    .select({
      video: simulationVideo,
      whole: { title: madeSimulation.title, cover: madeSimulation.cover },
      film: { key, readyAt, durationS, width, height, poster, strip, sizes },
    })
    .from(simulationVideo)
    .innerJoin(madeSimulation, eq(madeSimulation.id, simulationVideo.simulationId))
    .innerJoin(media, eq(media.id, simulationVideo.mediaId))
    .where(where)
    .orderBy(asc(simulationVideo.number));

type Row = Awaited<ReturnType<typeof select>>[number];

/** Nobody buys it, and it is open to whoever sees it. */
function toVideo({ video, whole, film }: Row): SimulationVideo {
  const { id, simulationId, number, title } = video;
  return {
    ...{ id, simulationId, number, title, cover: whole.cover, durationS: film.durationS ?? 0 },
    ...{ offer: null, isLocked: false, isBought: false },
  };
}

/** Those of a simulation that was made, to who may see it. */
export async function madeVideos(looking: Looking, simulationId: number) {
  await seeMade(looking, simulationId);
  const rows = await select(looking.db, eq(simulationVideo.simulationId, simulationId));
  return rows.map(toVideo);
}

const find = async (db: Db, id: number): Promise<Row> =>
  (await select(db, eq(simulationVideo.id, id)))[0] ?? refuse('simulationVideo.notFound');

/** One of them, refused as one that is not there to who may not see it. */
export async function seeMadeVideo(looking: Looking, id: number) {
  const row = await find(looking.db, id);
  await seeMade(looking, row.video.simulationId);
  return row;
}

async function findPlace(db: Db, person: number, video: number) {
  const { personId, videoId, positionS } = simulationVideoPlace;
  const [row] = await db
    .select({ positionS })
    .from(simulationVideoPlace)
    .where(and(eq(personId, person), eq(videoId, video)));
  return row?.positionS ?? 0;
}

/** One with its film, as one that is sold is told of (`videoDetail`). */
export const madeVideoDetail = {
  async seenBy({ query: { id }, ...looking }: Asked<C['detail']>) {
    const { db, person, clock } = looking;
    const { video, film } = await seeMadeVideo(looking, id);
    const personId = person?.id ?? null;
    const [positionS, sign] = await Promise.all([
      personId === null ? 0 : findPlace(db, personId, id),
      folderSigner(db, { personId, clock }),
    ]);
    return { positionS, film: filmIn(sign(video.mediaId), filmOf(film)) };
  },
  async make({ db, query }: Pick<AskedAlike<C['detail']>, 'db' | 'query'>) {
    const row = await find(db, query.id);
    const its = { html: row.video.html, simulationName: row.whole.title };
    return { ...toVideo(row), ...its, film: null, positionS: 0 } satisfies Answers<C['detail']>;
  },
};

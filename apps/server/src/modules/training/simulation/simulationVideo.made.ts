import type { Answers } from '@cheese/domain/contract/call';
import type {
  SimulationVideo,
  SimulationVideoContract as C,
} from '@cheese/domain/contract/training/simulationVideo';
import { eq } from 'drizzle-orm';
import type { SharedCallContext } from '../../../calls/shared';
import type { CallContext } from '../../../calls/call';
import type { VisitorContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { refuse } from '../../../calls/refusal';
import { filmIn, filmOf } from '../../learning/media/filmIn';
import { folderSigner } from '../../learning/mediaFile/media.service';
import { seeMade } from './simulation.made';
import { simulationVideo } from './simulation.tables';
import { findPlace } from './simulationVideo.store';
import { selectMadeVideos } from './simulationVideo.made.store';

type Row = Awaited<ReturnType<typeof selectMadeVideos>>[number];

/** Not sold, and open to everyone who may see it. */
function toVideo({ video, whole, film }: Row): SimulationVideo {
  const { id, simulationId, number, title } = video;
  return {
    id,
    simulationId,
    number,
    title,
    cover: whole.cover,
    durationS: film.durationS ?? 0,
    offer: null,
    isLocked: false,
    isBought: false,
  };
}

/** Videos of a made simulation the user may see. */
export async function madeVideos(looking: VisitorContext, simulationId: number) {
  await seeMade(looking, simulationId);
  const rows = await selectMadeVideos(looking.db, eq(simulationVideo.simulationId, simulationId));
  return rows.map(toVideo);
}

const find = async (db: Db, id: number): Promise<Row> =>
  (await selectMadeVideos(db, eq(simulationVideo.id, id)))[0] ?? refuse('simulationVideo.notFound');

/** A video is reported as not found to users who may not see it. */
export async function seeMadeVideo(looking: VisitorContext, id: number) {
  const row = await find(looking.db, id);
  return { ...row, made: await seeMade(looking, row.video.simulationId) };
}

/** One with its film, as one that is sold is told of (`videoDetail`). */
export const madeVideoDetail = {
  async seenBy({ query: { id }, ...looking }: CallContext<C['detail']>) {
    const { db, person, clock } = looking;
    const { video, film, made } = await seeMadeVideo(looking, id);
    const personId = person?.id ?? null;
    const [positionS, sign] = await Promise.all([
      personId === null ? 0 : findPlace(db, { personId, videoId: id }),
      folderSigner(db, { personId, clock }),
    ]);
    const isKeeping = made.isKeeping && made.its.organisationId !== null;
    return { positionS, film: filmIn(sign(video.mediaId), filmOf(film)), isKeeping };
  },
  async make({ db, query }: Pick<SharedCallContext<C['detail']>, 'db' | 'query'>) {
    const row = await find(db, query.id);
    const its = { html: row.video.html, simulationName: row.whole.title };
    const own = { film: null, positionS: 0, isKeeping: false };
    return { ...toVideo(row), ...its, ...own } satisfies Answers<C['detail']>;
  },
};

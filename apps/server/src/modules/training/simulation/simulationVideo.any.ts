import { singleTypeCodes } from '@cheese/domain/codes/learning/singleTypes';
import type { Answers } from '@cheese/domain/contract/call';
import type { SimulationContract } from '@cheese/domain/contract/training/simulation';
import type { SimulationVideoContract as C } from '@cheese/domain/contract/training/simulationVideo';
import type { SharedCallContext } from '../../../calls/shared';
import type { CallContext } from '../../../calls/call';
import type { VisitorContext } from '../../../calls/callerContext';
import { isMade } from './simulation.made';
import { madeVideoDetail, madeVideos, seeMadeVideo } from './simulationVideo.made';
import { requireSoldVideo, soldVideoDetail, soldVideos } from './simulationVideo.service';
import { savePlace } from './simulationVideo.store';

/** Videos of simulations on sale and of made ones. */
export const listVideos = ({
  query: { simulationId },
  ...looking
}: CallContext<C['list']>): Promise<Answers<C['list']>> =>
  isMade(simulationId) ? madeVideos(looking, simulationId) : soldVideos(looking, simulationId);

/** The same as things among others; where its film is, a video says itself. */
export async function listItems(
  context: CallContext<SimulationContract['items']>,
): Promise<Answers<SimulationContract['items']>> {
  const videos = await listVideos(context);
  return videos.map(({ id, title, cover, durationS, isLocked }) => ({
    id,
    type: singleTypeCodes.video,
    title,
    cover,
    durationS,
    isLocked,
    address: null,
  }));
}
type Seen =
  | { isMade: true; own: Awaited<ReturnType<typeof madeVideoDetail.seenBy>> }
  | { isMade: false; own: Awaited<ReturnType<typeof soldVideoDetail.seenBy>> };

export const videoDetail = {
  seenBy: async (context: CallContext<C['detail']>): Promise<Seen> =>
    isMade(context.query.id)
      ? { isMade: true, own: await madeVideoDetail.seenBy(context) }
      : { isMade: false, own: await soldVideoDetail.seenBy(context) },
  alike: () => null,
  make: (context: SharedCallContext<C['detail']>): Promise<Answers<C['detail']>> =>
    isMade(context.query.id) ? madeVideoDetail.make(context) : soldVideoDetail.make(context),
  ownEnd: (seen: Seen, data: Answers<C['detail']>) =>
    seen.isMade
      ? { isLocked: false, isBought: false, ...seen.own }
      : soldVideoDetail.ownEnd(seen.own, data),
};

/** Answers the duration; refuses users who may not watch the video. */
export async function requireVideo(looking: VisitorContext, videoId: number) {
  if (!isMade(videoId)) return (await requireSoldVideo(looking, videoId)).row;
  const { film } = await seeMadeVideo(looking, videoId);
  return { durationS: film.durationS };
}

/** Only for videos the user may watch; positions beyond the end are cut. */
export async function keepPosition({
  body,
  ...context
}: CallContext<C['keepPosition']>): Promise<null> {
  const { db, person } = context;
  const { videoId } = body;
  const { durationS } = await requireVideo(context, videoId);
  const positionS = Math.min(body.positionS, durationS ?? body.positionS);
  await savePlace(db, { personId: person.id, videoId, positionS });
  return null;
}

import { singleTypes } from '@cheese/domain/codes/learning/singleTypes';
import type { Answers } from '@cheese/domain/contract/call';
import type { SimulationContract } from '@cheese/domain/contract/viewers/simulation';
import type {
  SimulationVideo,
  SimulationVideoContract as C,
} from '@cheese/domain/contract/viewers/simulationVideo';
import { and, eq } from 'drizzle-orm';
import type { Asked } from '../../../call';
import type { Db } from '../../../db/database';
import { refuse } from '../../../refusal';
import { filmIn, filmOf } from '../../learning/media/filmIn';
import { signFolder } from '../../learning/media/media.service';
import { onSale } from '../../shop/commodity/commodity.cards';
import { commodity } from '../../shop/commodity/commodity.tables';
import type { Looking } from '../../shop/commodity/sold.access';
import type { Holdings } from '../../shop/entitlement/entitlement.rules';
import { holdingsOf } from '../../shop/entitlement/entitlement.service';
import { lowerOf } from '../../shop/price/price.today';
import { SIMULATION_TYPE } from './simulation.access';
import { standingOf, type VideoStanding } from './simulationVideo.rules';
import { findVideo, savePlace, selectVideos, type VideoRow } from './simulationVideo.store';

const FREE = 1;
/** Nobody has the number 0. */
const NOBODY = 0;

/** How it stands to who holds this; null where it is not there for them. */
const standsTo = (held: Holdings, { sold, limited, whole, wholeLimited }: VideoRow) =>
  standingOf({ ...sold, limited }, { ...whole, limited: wholeLimited }, held);

function toVideo(row: VideoRow, { opened, isBought }: VideoStanding): SimulationVideo {
  const { video, sold, limited, offer, durationS } = row;
  const { id, simulationId, number } = video;
  const price = offer && lowerOf(offer.price, limited);
  return {
    ...{ id, simulationId, number, title: sold.title, cover: sold.cover },
    durationS: durationS ?? 0,
    offer:
      sold.charge === FREE || offer === null ? null : { ...offer, price: price ?? offer.price },
    ...{ isLocked: opened === null, isBought },
  };
}

/** Those of a simulation that are there for who looks. */
export async function seeVideos(looking: Looking, simulationId: number) {
  const { db, clock } = looking;
  const [held, rows] = await Promise.all([
    holdingsOf(looking),
    selectVideos(db, simulationId, clock.now()),
  ]);
  const seen = rows.flatMap((row) => {
    const standing = standsTo(held, row);
    return standing ? [{ row, standing }] : [];
  });
  if (seen.length === 0) await refuseUnknown(db, simulationId);
  return { held, seen };
}

/** What has no videos is still there. */
async function refuseUnknown(db: Db, productId: number) {
  const isIt = and(eq(commodity.type, SIMULATION_TYPE), eq(commodity.productId, productId), onSale);
  if ((await db.$count(commodity, isIt)) === 0) refuse('simulation.notFound');
}

export async function listVideos({
  query,
  ...looking
}: Asked<C['list']>): Promise<Answers<C['list']>> {
  const { seen } = await seeVideos(looking, query.simulationId);
  return seen.map(({ row, standing }) => toVideo(row, standing));
}

/** The same as things among others; where its film is, a video says itself. */
export async function listItems({
  query,
  ...looking
}: Asked<SimulationContract['items']>): Promise<Answers<SimulationContract['items']>> {
  const { seen } = await seeVideos(looking, query.simulationId);
  return seen.map(({ row, standing }) => {
    const { id, title, cover, durationS, isLocked } = toVideo(row, standing);
    return { id, type: singleTypes.video, title, cover, durationS, isLocked, address: null };
  });
}

/** One that is there for who looks, locked or not. */
async function seeVideo(looking: Looking, videoId: number) {
  const { db, person, clock } = looking;
  const [held, row] = await Promise.all([
    holdingsOf(looking),
    findVideo(db, { videoId, personId: person?.id ?? NOBODY, at: clock.now() }),
  ]);
  const standing = row && standsTo(held, row);
  return row && standing ? { row, standing } : refuse('simulationVideo.notFound');
}

/** Refuses who may not watch it. */
export async function requireVideo(looking: Looking, videoId: number) {
  const seen = await seeVideo(looking, videoId);
  return seen.standing.opened === null ? refuse('simulationVideo.locked') : seen;
}

export async function readVideo({
  query,
  ...looking
}: Asked<C['detail']>): Promise<Answers<C['detail']>> {
  const { row, standing } = await seeVideo(looking, query.id);
  const { db, person, clock } = looking;
  const whose = { personId: person?.id ?? null, clock };
  return {
    ...toVideo(row, standing),
    ...{ html: row.html, simulationName: row.whole.title },
    film: standing.opened
      ? filmIn(await signFolder(db, row.video.mediaId, whose), filmOf(row.film))
      : null,
    positionS: row.positionS ?? 0,
  };
}

/** Of what one may watch alone; never behind its end. */
export async function keepPosition({ body, ...asking }: Asked<C['keepPosition']>): Promise<null> {
  const { db, person } = asking;
  const { row } = await requireVideo(asking, body.videoId);
  const positionS = Math.min(body.positionS, row.durationS ?? body.positionS);
  await savePlace(db, { personId: person.id, videoId: body.videoId, positionS });
  return null;
}

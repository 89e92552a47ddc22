import { chargeKindCodes } from '@cheese/domain/codes/shop/products';
import type { Answers } from '@cheese/domain/contract/call';
import type {
  SimulationVideo,
  SimulationVideoContract as C,
} from '@cheese/domain/contract/training/simulationVideo';
import type { SharedCallContext } from '../../../calls/shared';
import type { CallContext } from '../../../calls/call';
import type { VisitorContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { refuse } from '../../../calls/refusal';
import { filmIn, filmOf } from '../../learning/media/filmIn';
import { folderSigner } from '../../learning/mediaFile/media.service';
import { refuseLocked } from '../../shop/commodity/refuseLocked';
import type { Holdings } from '../../shop/entitlement/entitlement.rules';
import { holdingsOf } from '../../shop/entitlement/entitlement.service';
import { lowerOf } from '../../shop/goods/price.today';
import { standingOf, type VideoStanding } from './simulationVideo.rules';
import {
  findPlace,
  countSold,
  findVideo,
  selectVideos,
  type VideoRow,
} from './simulationVideo.store';

/** The holdings of the video and its simulation, from the joined row. */
const heldOf = ({ sold, holding, whole, wholeHolding }: VideoRow): Holdings => ({
  memberUntil: holding.memberUntil,
  commodities: new Map([
    ...(holding.isHeld ? [[sold.id, holding.heldUntil] as const] : []),
    ...(wholeHolding.isHeld ? [[whole.id, wholeHolding.heldUntil] as const] : []),
  ]),
  givers: new Map([
    ...(holding.giver === null ? [] : [[sold.id, holding.giver] as const]),
    ...(wholeHolding.giver === null ? [] : [[whole.id, wholeHolding.giver] as const]),
  ]),
});

/** Null if the video is not visible with these holdings. */
function standsTo(held: Holdings, { sold, limited, whole, wholeLimited }: VideoRow) {
  return standingOf({ ...sold, limited }, { ...whole, limited: wholeLimited }, held);
}

const standsToThem = (row: VideoRow) => standsTo(heldOf(row), row);

function toVideo(row: VideoRow, { opened, isBought }: VideoStanding): SimulationVideo {
  const { video, sold, limited, offer, durationS } = row;
  const { id, simulationId, number } = video;
  const price = offer && lowerOf(offer.price, limited);
  return {
    id,
    simulationId,
    number,
    title: sold.title,
    cover: sold.cover,
    durationS: durationS ?? 0,
    offer:
      sold.charge === chargeKindCodes.free || offer === null
        ? null
        : { ...offer, price: price ?? offer.price },
    isLocked: opened === null,
    isBought,
  };
}

/** Videos of a simulation that are visible to the user. */
export async function seeVideos({ clock, ...looking }: VisitorContext, simulationId: number) {
  const rows = await selectVideos({ ...looking, now: clock.now() }, simulationId);
  const seen = rows.flatMap((row) => {
    const standing = standsToThem(row);
    return standing ? [{ row, standing }] : [];
  });
  if (seen.length === 0) await refuseUnknown(looking.db, simulationId);
  return seen;
}

/** A simulation without videos is valid. */
async function refuseUnknown(db: Db, productId: number) {
  if ((await countSold(db, productId)) === 0) refuse('simulation.notFound');
}

/** Videos of a simulation on sale. */
export async function soldVideos(looking: VisitorContext, simulationId: number) {
  const seen = await seeVideos(looking, simulationId);
  return seen.map(({ row, standing }) => toVideo(row, standing));
}

type Detail = Answers<C['detail']>;

/** The cached part of the answer; the caller's part is added. */
interface MadeVideo extends Detail {
  row: VideoRow;
}

/** The caller's holdings, position and signed film address. */
async function ownOf({ query: { id: videoId }, ...looking }: CallContext<C['detail']>) {
  const { db, person, clock } = looking;
  const personId = person?.id ?? null;
  const [held, positionS, sign] = await Promise.all([
    holdingsOf(looking),
    personId === null ? 0 : findPlace(db, { personId, videoId }),
    folderSigner(db, { personId, clock }),
  ]);
  return { held, positionS, sign };
}

const lockedFor = { opened: null, isBought: false };

/** The video is cached for everyone; holdings and position are added for each user. */
export const soldVideoDetail = {
  seenBy: ownOf,
  async make({ db, clock, query }: SharedCallContext<C['detail']>): Promise<MadeVideo> {
    const asked = { videoId: query.id, now: clock.now() };
    const row = (await findVideo(db, asked)) ?? refuse('simulationVideo.notFound');
    const its = { html: row.html, simulationName: row.whole.title };
    const own = { film: null, positionS: 0, isKeeping: false };
    return { ...toVideo(row, lockedFor), ...its, ...own, row };
  },
  ownEnd({ held, positionS, sign }: Awaited<ReturnType<typeof ownOf>>, data: Detail) {
    // As `make` made it: the contract leaves the row out of what is sent.
    const { row } = data as MadeVideo;
    const { opened, isBought } = standsTo(held, row) ?? refuse('simulationVideo.notFound');
    const film = opened && filmIn(sign(row.video.mediaId), filmOf(row.film));
    return { isLocked: opened === null, isBought, film, positionS, isKeeping: false };
  },
};

/** Refuses users who may not watch it. */
export async function requireSoldVideo(looking: VisitorContext, videoId: number) {
  const { db, clock } = looking;
  const [row, held] = await Promise.all([
    findVideo(db, { videoId, now: clock.now() }),
    holdingsOf(looking),
  ]);
  const standing = row && standsTo(held, row);
  if (!row || !standing) return refuse('simulationVideo.notFound');
  if (standing.opened === null) refuseLocked('simulationVideo.locked', row.sold.charge);
  return { row, standing };
}

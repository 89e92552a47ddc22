import {
  type Holdings,
  type Opened,
  openedPart,
  type OnSale,
} from '../../shop/entitlement/entitlement.rules';

interface Shelved extends OnSale {
  withdrawnAt: Date | null;
}

export interface VideoStanding {
  opened: Opened | null;
  /** By itself, or with its simulation. */
  isBought: boolean;
}

/**
 * How a video stands to somebody; null where it is not there for them: what is not on sale any more,
 * or belongs to what is not, is there for who has bought it alone.
 */
export function standingOf(
  video: Shelved,
  simulation: Shelved,
  held: Holdings,
): VideoStanding | null {
  const opened = openedPart(video, simulation, held);
  const isBought = opened?.by === 'bought';
  const isOnSale = video.withdrawnAt === null && simulation.withdrawnAt === null;
  return isOnSale || isBought ? { opened, isBought } : null;
}

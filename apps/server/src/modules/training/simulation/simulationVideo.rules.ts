import {
  type Holdings,
  isHeld,
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
 * Access to a video; null if it is not visible. After the end of sale of the video or its
 * simulation it is visible to buyers only.
 */
export function standingOf(
  video: Shelved,
  simulation: Shelved,
  held: Holdings,
): VideoStanding | null {
  const opened = openedPart(video, simulation, held);
  const isBought = isHeld(opened);
  const isOnSale = video.withdrawnAt === null && simulation.withdrawnAt === null;
  return isOnSale || isBought ? { opened, isBought } : null;
}

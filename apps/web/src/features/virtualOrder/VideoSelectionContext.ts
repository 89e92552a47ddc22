import { createContext } from 'react';

/** One video that can be bought, at the price that counts for who looks at it, in thousandths. */
export interface VideoOffer {
  id: number;
  specificationId: number;
  price: number;
}

export interface Offered {
  simulationId: number;
  videos: readonly VideoOffer[];
}

/** What the page of a simulation and the bar at its foot have in common. */
export interface VideoSelection {
  /** Null while nothing can be bought: then there is no bar. */
  offered: Offered | null;
  offer: (offered: Offered | null) => void;
  selected: readonly number[];
  select: (ids: readonly number[]) => void;
}

export const VideoSelectionContext = createContext<VideoSelection | null>(null);

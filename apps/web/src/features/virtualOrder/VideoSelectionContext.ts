import { createContext } from 'react';

/** A video for sale; the price is the user's own, in thousandths. */
export interface VideoOffer {
  id: number;
  specificationId: number;
  price: number;
}

export interface Offered {
  simulationId: number;
  videos: readonly VideoOffer[];
}

/** Shared by the simulation's page and the bar at its foot. */
export interface VideoSelection {
  /** Null while nothing can be bought: then there is no bar. */
  offered: Offered | null;
  offer: (offered: Offered | null) => void;
  selected: readonly number[];
  select: (ids: readonly number[]) => void;
}

export const VideoSelectionContext = createContext<VideoSelection | null>(null);

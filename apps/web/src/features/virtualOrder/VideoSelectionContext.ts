import { createContext } from 'react';

/** `price` is in thousandths and already the user's own price. */
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
  /** Null if nothing can be bought; the bar is then hidden. */
  offered: Offered | null;
  offer: (offered: Offered | null) => void;
  selected: readonly number[];
  select: (ids: readonly number[]) => void;
}

export const VideoSelectionContext = createContext<VideoSelection | null>(null);

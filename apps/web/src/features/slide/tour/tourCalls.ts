import type { SlideTour } from '@cheese/domain/contract/slides/slideTour';
import type { Written } from './tourDraft';

export type AnyTour = Omit<SlideTour, 'slideId'>;

export interface TourCalls {
  /** Prefix of the keys under which drafts are stored on this device. */
  name: string;
  add: (title: string) => Promise<AnyTour>;
  edit: (tour: Written & { id: number; version: number }) => Promise<AnyTour>;
  turn: (tour: { id: number; visibility: 0 | 1 }) => Promise<AnyTour>;
  remove: (id: number) => Promise<null>;
}

import type { SlideTour } from '@cheese/domain/contract/slides/slideTour';
import type { Written } from './tourDraft';

/** A tour, whatever it leads through: a slide or a model. */
export type AnyTour = Omit<SlideTour, 'slideId'>;

/** What is done with tours of one thing, by the calls of that thing. */
export interface TourCalls {
  /** What drafts on this device are kept by. */
  name: string;
  add: (title: string) => Promise<AnyTour>;
  edit: (tour: Written & { id: number; version: number }) => Promise<AnyTour>;
  turn: (tour: { id: number; visibility: 0 | 1 }) => Promise<AnyTour>;
  remove: (id: number) => Promise<null>;
}

import Type, { type Static } from 'typebox';
import type { slidePanelCalls } from '../../calls/viewers/slidePanel';
import type { CallContract } from '../call';
import { PracticeEntry } from '../exam/practice';
import { exactly, Id } from '../shapes';

export const SlideVideo = Type.Object({
  id: Id,
  title: Type.String(),
  cover: Type.String(),
  durationS: Type.Integer(),
  address: Type.String(),
});
export type SlideVideo = Static<typeof SlideVideo>;

export const SlideSection = Type.Object({
  title: Type.String(),
  html: Type.String(),
  pictures: Type.Array(Type.String()),
});
export type SlideSection = Static<typeof SlideSection>;

/** A case in which what the slide shows was found. */
export const PathologyCase = Type.Object({
  id: Id,
  title: Type.String(),
  history: Type.String(),
  diagnosis: Type.String(),
  sections: Type.Array(SlideSection),
});
export type PathologyCase = Static<typeof PathologyCase>;

const one = exactly({ slideId: Id });

/** Refused, like the tiles, where the slide is locked for who asks. */
export const slidePanelContract = {
  videos: { access: 'open', query: one, data: Type.Array(SlideVideo) },
  information: { access: 'open', query: one, data: Type.Array(SlideSection) },
  practices: { access: 'open', query: one, data: Type.Array(PracticeEntry) },
  pathology: { access: 'open', query: one, data: Type.Array(PathologyCase) },
} satisfies Record<keyof typeof slidePanelCalls, CallContract>;

export type SlidePanelContract = typeof slidePanelContract;

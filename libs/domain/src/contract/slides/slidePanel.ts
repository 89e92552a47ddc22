import Type, { type Static } from 'typebox';
import type { slidePanelCalls } from '../../calls/slides/slidePanel';
import type { CallContract } from '../call';
import { PracticeEntry } from '../exam/practice';
import { exactly, Id, orNull } from '../shapes';

/** A film of a course on offer; the course says who may watch it. */
export const SlideVideo = Type.Object({
  id: Id,
  title: Type.String(),
  cover: Type.String(),
  durationS: orNull(Type.Integer()),
  courseId: Id,
  courseName: Type.String(),
});
export type SlideVideo = Static<typeof SlideVideo>;

export const SlidePractice = Type.Object({ ...PracticeEntry.properties, libraryId: Id });
export type SlidePractice = Static<typeof SlidePractice>;

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

const said = (maxLength: number) => Type.String({ maxLength });
const title = Type.String({ minLength: 1, maxLength: 60, pattern: '\\S' });

/** As it was written: paragraphs are parted by an empty line. */
const written = {
  sections: Type.Array(exactly({ title, text: said(4000) }), { maxItems: 12 }),
  cases: Type.Array(
    exactly({
      title,
      history: said(1000),
      findings: said(2000),
      diagnosis: said(200),
      discussion: said(2000),
    }),
    { maxItems: 6 },
  ),
  /** Counts on with every saving; 0 before the first. */
  edition: Type.Integer({ minimum: 0 }),
};
export const SlideWords = exactly(written);
export type SlideWords = Static<typeof SlideWords>;

const one = exactly({ slideId: Id });

/** Refused, like the tiles, where the slide is locked for who asks. */
export const slidePanelContract = {
  /** Films and chapters of questions about the same organ. */
  videos: { access: 'open', query: one, data: Type.Array(SlideVideo) },
  practices: { access: 'open', query: one, data: Type.Array(SlidePractice) },
  information: { access: 'open', query: one, data: Type.Array(SlideSection) },
  pathology: { access: 'open', query: one, data: Type.Array(PathologyCase) },
  /** For who keeps the slide. */
  words: { access: 'user', query: one, data: SlideWords },
  /** Refused where somebody else has saved since. */
  saveWords: {
    access: 'user',
    body: exactly({ slideId: Id, ...written }),
    data: Type.Object({ edition: Type.Integer() }),
  },
} satisfies Record<keyof typeof slidePanelCalls, CallContract>;

export type SlidePanelContract = typeof slidePanelContract;

import Type, { type Static } from 'typebox';
import type { slidePanelCalls } from '../../calls/slides/slidePanel';
import type { CallContract } from '../call';
import { PracticeEntry } from '../exam/practice';
import { strictObject, Id, nullable } from '../shapes';

/** A film of a course on sale; the course decides who may watch it. */
export const SlideVideo = Type.Object({
  id: Id,
  title: Type.String(),
  cover: Type.String(),
  durationS: nullable(Type.Integer()),
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

/** A clinical case with the findings that the slide shows. */
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

/** Plain text with paragraphs separated by an empty line. */
const written = {
  sections: Type.Array(strictObject({ title, text: said(4000) }), { maxItems: 12 }),
  cases: Type.Array(
    strictObject({
      title,
      history: said(1000),
      findings: said(2000),
      diagnosis: said(200),
      discussion: said(2000),
    }),
    { maxItems: 6 },
  ),
  /** Increases with every save; 0 before the first. */
  edition: Type.Integer({ minimum: 0 }),
};
export const SlideWords = strictObject(written);
export type SlideWords = Static<typeof SlideWords>;

const one = strictObject({ slideId: Id });

/** Refused, like the tiles, if the slide is locked for the caller. */
export const slidePanelContract = {
  /** Films and question chapters about the same organ. */
  videos: { access: 'open', query: one, data: Type.Array(SlideVideo) },
  practices: { access: 'open', query: one, data: Type.Array(SlidePractice) },
  information: { access: 'open', query: one, data: Type.Array(SlideSection) },
  pathology: { access: 'open', query: one, data: Type.Array(PathologyCase) },
  /** For owners of the slide. */
  words: { access: 'user', query: one, data: SlideWords },
  /** Refused if somebody else has saved since. */
  saveWords: {
    access: 'user',
    body: strictObject({ slideId: Id, ...written }),
    data: Type.Object({ edition: Type.Integer() }),
  },
} satisfies Record<keyof typeof slidePanelCalls, CallContract>;

export type SlidePanelContract = typeof slidePanelContract;

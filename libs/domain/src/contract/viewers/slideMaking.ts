import Type, { type Static } from 'typebox';
import type { slideMakingCalls } from '../../calls/viewers/slideMaking';
import { bodySystems } from '../../codes/viewers/bodySystems';
import { morphologyFields, slideStains } from '../../codes/viewers/morphology';
import type { CallContract } from '../call';
import { keywordAsked } from '../shop/libraryAsked';
import { codeOf, exactly, Id, orNull, pageAsked, pageOf } from '../shapes';

const text = (maxLength: number) => Type.String({ maxLength });

/** What who keeps a slide writes of it. */
const writtenFields = {
  title: Type.String({ minLength: 1, maxLength: 60, pattern: '\\S' }),
  titleEn: text(120),
  summary: text(2000),
  /** What the section was cut from. */
  material: text(100),
  source: text(100),
  field: codeOf(morphologyFields),
  system: orNull(codeOf(bodySystems)),
  organ: text(20),
  stain: codeOf(slideStains),
  /** Whether learners see it. */
  isShown: Type.Boolean(),
};

export const MadeSlide = Type.Object({
  ...writtenFields,
  id: Id,
  libraryId: Id,
  /** The file that it is shown of; null where it is drawn. */
  mediaId: orNull(Id),
  thumbnail: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  mpp: orNull(Type.Number()),
  objective: orNull(Type.Number()),
  viewCount: Type.Integer(),
});
export type MadeSlide = Static<typeof MadeSlide>;

/** A school has one library; who runs the platform names one of those that are on sale. */
const library = { libraryId: Type.Optional(Id) };

export const slideMakingContract = {
  list: {
    access: 'user',
    query: exactly({ ...pageAsked, ...keywordAsked, ...library }),
    data: pageOf(MadeSlide),
  },
  add: {
    access: 'user',
    body: exactly({ ...writtenFields, ...library, mediaId: Id }),
    data: MadeSlide,
  },
  edit: { access: 'user', body: exactly({ ...writtenFields, id: Id }), data: MadeSlide },
  remove: { access: 'user', query: exactly({ id: Id }), data: Type.Null() },
} satisfies Record<keyof typeof slideMakingCalls, CallContract>;

export type SlideMakingContract = typeof slideMakingContract;

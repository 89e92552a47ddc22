import Type, { type Static } from 'typebox';
import type { slideMakingCalls } from '../../calls/slides/slideMaking';
import { shelves } from '../../codes/people/shelf';
import { bodySystems } from '../../codes/bodies/bodySystems';
import { morphologyFields, slideStains } from '../../codes/slides/morphology';
import {
  slideLimits as limits,
  slideShown,
  slideSteps,
  slideUseKinds,
} from '../../codes/slides/slideMaking';
import type { CallContract } from '../call';
import { MediaShown } from '../learning/media';
import { keywordAsked } from '../shop/shapes/libraryAsked';
import { codeOf, exactly, Id, keyOf, orNull, pageAsked, pageOf } from '../shapes';

const text = (maxLength: number) => Type.String({ maxLength });
const within = ({ least, most }: { least: number; most: number }) =>
  orNull(Type.Number({ minimum: least, maximum: most }));

/** What of many slides may be set at once. */
const sharedFields = {
  field: codeOf(morphologyFields),
  system: orNull(codeOf(bodySystems)),
  organ: text(limits.organ),
  stain: codeOf(slideStains),
  /** Whether learners see it. */
  isShown: Type.Boolean(),
};

const manyFields = {
  field: Type.Optional(sharedFields.field),
  system: Type.Optional(sharedFields.system),
  organ: Type.Optional(sharedFields.organ),
  stain: Type.Optional(sharedFields.stain),
  isShown: Type.Optional(sharedFields.isShown),
};

/** What who keeps a slide writes of it. */
const writtenFields = {
  ...sharedFields,
  title: Type.String({ minLength: 1, maxLength: limits.title, pattern: '\\S' }),
  titleEn: text(limits.titleEn),
  summary: text(limits.summary),
  /** What the section was cut from. */
  material: text(limits.material),
  source: text(limits.source),
};

/** Where the file does not say them, who keeps the slide may; null is: nobody knows. */
const saidFields = { saidMpp: within(limits.mpp), saidObjective: within(limits.objective) };

export const MadeSlide = Type.Object({
  ...writtenFields,
  ...saidFields,
  id: Id,
  libraryId: Id,
  folderId: orNull(Id),
  /** Counts what was saved of it: nobody writes over what they have not seen. */
  edition: Type.Integer(),
  /** The file that it is shown of; null where it is drawn. */
  mediaId: orNull(Id),
  thumbnail: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  /** As the file has it. */
  mpp: orNull(Type.Number()),
  objective: orNull(Type.Number()),
  viewCount: Type.Integer(),
});
export type MadeSlide = Static<typeof MadeSlide>;

export const KeptLibrary = Type.Object({
  id: Id,
  name: Type.String(),
  slideCount: Type.Integer(),
});
export type KeptLibrary = Static<typeof KeptLibrary>;

/** Whose, for who keeps both. */
const ofShelf = { shelf: Type.Optional(keyOf(shelves)) };

/** A school has one library; who runs the platform names one of those that are on sale. */
const library = { libraryId: Type.Optional(Id) };
/** 0 is: in none. Left out, all of them. */
const folder = { folderId: Type.Optional(Type.Integer({ minimum: 0, maximum: 2_147_483_647 })) };

const Ids = Type.Array(Id, { minItems: 1, maxItems: limits.batch, uniqueItems: true });

/** Where a slide is used: it stays as long as it is. */
export const SlideUse = Type.Object({
  slideId: Id,
  title: Type.String(),
  kind: keyOf(slideUseKinds),
  /** What the course or the tray is called. */
  name: Type.String(),
});
export type SlideUse = Static<typeof SlideUse>;

const counted = () => Type.Integer({ minimum: 0 });

export const SlideLoss = Type.Object({
  uses: Type.Array(SlideUse),
  /** How much of people's work goes with those that are not used. */
  layers: counted(),
  tours: counted(),
  tasks: counted(),
  notes: counted(),
  forms: counted(),
  /** Findings that were handed in. */
  findings: counted(),
});
export type SlideLoss = Static<typeof SlideLoss>;

export const slideMakingContract = {
  libraries: { access: 'user', query: exactly(ofShelf), data: Type.Array(KeptLibrary) },
  /** Files that were brought as slides, and are shown by none yet. */
  files: { access: 'user', query: exactly({ ...pageAsked, ...ofShelf }), data: pageOf(MediaShown) },
  /** One that cannot be shown, as it was brought; the address is for who asks, for some hours. */
  original: {
    access: 'user',
    query: exactly({ mediaId: Id }),
    data: Type.Object({ fileName: Type.String(), url: Type.String() }),
  },
  list: {
    access: 'user',
    query: exactly({
      ...pageAsked,
      ...keywordAsked,
      ...ofShelf,
      ...library,
      ...folder,
      field: Type.Optional(codeOf(morphologyFields)),
      stain: Type.Optional(codeOf(slideStains)),
      shown: Type.Optional(keyOf(slideShown)),
    }),
    data: pageOf(MadeSlide),
  },
  detail: { access: 'user', query: exactly({ id: Id }), data: MadeSlide },
  /** It becomes the first of its library. */
  add: {
    access: 'user',
    body: exactly({
      ...writtenFields,
      ...ofShelf,
      ...library,
      mediaId: Id,
      folderId: Type.Optional(orNull(Id)),
    }),
    data: MadeSlide,
  },
  edit: {
    access: 'user',
    body: exactly({
      ...writtenFields,
      ...saidFields,
      id: Id,
      edition: Type.Integer(),
      folderId: orNull(Id),
    }),
    data: MadeSlide,
  },
  /** All of them or none; they stand in one library. */
  editMany: {
    access: 'user',
    body: exactly({
      ids: Ids,
      set: exactly({ ...manyFields, folderId: Type.Optional(orNull(Id)) }),
    }),
    data: Type.Object({ count: Type.Integer() }),
  },
  /** One step among those of its folder, or of the whole library. */
  step: {
    access: 'user',
    body: exactly({ ...folder, id: Id, step: keyOf(slideSteps) }),
    data: Type.Null(),
  },
  /** What would go with them, and what keeps them; asked before somebody is asked. */
  loss: { access: 'user', body: exactly({ ids: Ids }), data: SlideLoss },
  /** All of them or none; one that is still used stays. Their files stay with the school. */
  remove: { access: 'user', body: exactly({ ids: Ids }), data: Type.Null() },
} satisfies Record<keyof typeof slideMakingCalls, CallContract>;

export type SlideMakingContract = typeof slideMakingContract;

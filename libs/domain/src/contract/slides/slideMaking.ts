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
import { codeOf, strictObject, Id, keyOf, nullable, pageQuery, pageOf } from '../shapes';

const text = (maxLength: number) => Type.String({ maxLength });
const within = ({ least, most }: { least: number; most: number }) =>
  nullable(Type.Number({ minimum: least, maximum: most }));

/** The fields that can be set on many slides at once. */
const sharedFields = {
  field: codeOf(morphologyFields),
  system: nullable(codeOf(bodySystems)),
  organ: text(limits.organ),
  stain: codeOf(slideStains),
  /** Learners can see it. */
  isShown: Type.Boolean(),
};

const manyFields = {
  field: Type.Optional(sharedFields.field),
  system: Type.Optional(sharedFields.system),
  organ: Type.Optional(sharedFields.organ),
  stain: Type.Optional(sharedFields.stain),
  isShown: Type.Optional(sharedFields.isShown),
};

/** The fields an owner of a slide may edit. */
const writtenFields = {
  ...sharedFields,
  title: Type.String({ minLength: 1, maxLength: limits.title, pattern: '\\S' }),
  titleEn: text(limits.titleEn),
  summary: text(limits.summary),
  /** The tissue of the section. */
  material: text(limits.material),
  source: text(limits.source),
};

/** Entered by hand if the file lacks them; null if unknown. */
const saidFields = { saidMpp: within(limits.mpp), saidObjective: within(limits.objective) };

export const MadeSlide = Type.Object({
  ...writtenFields,
  ...saidFields,
  id: Id,
  libraryId: Id,
  folderId: nullable(Id),
  /** Increases with every save; a save based on an older edition is refused. */
  edition: Type.Integer(),
  /** The uploaded file it is made from; null for a generated slide. */
  mediaId: nullable(Id),
  thumbnail: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  /** As read from the file. */
  mpp: nullable(Type.Number()),
  objective: nullable(Type.Number()),
  viewCount: Type.Integer(),
});
export type MadeSlide = Static<typeof MadeSlide>;

export const KeptLibrary = Type.Object({
  id: Id,
  name: Type.String(),
  slideCount: Type.Integer(),
});
export type KeptLibrary = Static<typeof KeptLibrary>;

/** The owner, for callers who keep slides of a school and of the platform. */
const ofShelf = { shelf: Type.Optional(keyOf(shelves)) };

/** A school has one library; platform administrators name one of those on sale. */
const library = { libraryId: Type.Optional(Id) };
/** 0 is the slides outside any folder; left out, all slides. */
const folder = { folderId: Type.Optional(Type.Integer({ minimum: 0, maximum: 2_147_483_647 })) };

const Ids = Type.Array(Id, { minItems: 1, maxItems: limits.batch, uniqueItems: true });

/** A place where a slide is used; a used slide cannot be deleted. */
export const SlideUse = Type.Object({
  slideId: Id,
  title: Type.String(),
  kind: keyOf(slideUseKinds),
  /** The name of the course or tray. */
  name: Type.String(),
});
export type SlideUse = Static<typeof SlideUse>;

const counted = () => Type.Integer({ minimum: 0 });

export const SlideLoss = Type.Object({
  uses: Type.Array(SlideUse),
  /** The amount of people's work deleted together with unused slides. */
  layers: counted(),
  tours: counted(),
  tasks: counted(),
  notes: counted(),
  forms: counted(),
  /** Submitted findings. */
  findings: counted(),
});
export type SlideLoss = Static<typeof SlideLoss>;

export const slideMakingContract = {
  libraries: { access: 'user', query: strictObject(ofShelf), data: Type.Array(KeptLibrary) },
  /** Files uploaded as slides that no slide uses yet. */
  files: {
    access: 'user',
    query: strictObject({ ...pageQuery, ...ofShelf }),
    data: pageOf(MediaShown),
  },
  /**
   * The original of a file that cannot be displayed; the address is the caller's own and expires
   * after some hours.
   */
  original: {
    access: 'user',
    query: strictObject({ mediaId: Id }),
    data: Type.Object({ fileName: Type.String(), url: Type.String() }),
  },
  list: {
    access: 'user',
    query: strictObject({
      ...pageQuery,
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
  detail: { access: 'user', query: strictObject({ id: Id }), data: MadeSlide },
  /** It becomes the first of its library. */
  add: {
    access: 'user',
    body: strictObject({
      ...writtenFields,
      ...ofShelf,
      ...library,
      mediaId: Id,
      folderId: Type.Optional(nullable(Id)),
    }),
    data: MadeSlide,
  },
  edit: {
    access: 'user',
    body: strictObject({
      ...writtenFields,
      ...saidFields,
      id: Id,
      edition: Type.Integer(),
      folderId: nullable(Id),
    }),
    data: MadeSlide,
  },
  /** All of them or none; they must be in one library. */
  editMany: {
    access: 'user',
    body: strictObject({
      ids: Ids,
      set: strictObject({ ...manyFields, folderId: Type.Optional(nullable(Id)) }),
    }),
    data: Type.Object({ count: Type.Integer() }),
  },
  /** Moves it one step within its folder or the whole library. */
  step: {
    access: 'user',
    body: strictObject({ ...folder, id: Id, step: keyOf(slideSteps) }),
    data: Type.Null(),
  },
  /** What a deletion would destroy, and what prevents it; shown before the user confirms. */
  loss: { access: 'user', body: strictObject({ ids: Ids }), data: SlideLoss },
  /** All of them or none; refused for a slide still in use. The school keeps the files. */
  remove: { access: 'user', body: strictObject({ ids: Ids }), data: Type.Null() },
} satisfies Record<keyof typeof slideMakingCalls, CallContract>;

export type SlideMakingContract = typeof slideMakingContract;

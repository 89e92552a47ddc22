import Type, { type Static } from 'typebox';
import type { modelMakingCalls } from '../../calls/bodies/modelMaking';
import { shelves } from '../../codes/people/shelf';
import { bodySystems } from '../../codes/bodies/bodySystems';
import { modelLimits as limits, modelShown } from '../../codes/bodies/modelMaking';
import type { CallContract } from '../call';
import { MediaShown } from '../learning/media';
import { keywordAsked } from '../shop/shapes/libraryAsked';
import { codeOf, exactly, Id, keyOf, Moment, orNull, pageAsked, pageOf } from '../shapes';
import { ModelFile, Structure } from './shapes/model';

const text = (maxLength: number) => Type.String({ maxLength });
const named = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '\\S' });

/** What who keeps a model writes of it. */
const writtenFields = {
  title: named(limits.title),
  titleEn: text(limits.titleEn),
  summary: text(limits.summary),
  system: codeOf(bodySystems),
};

const madeFields = {
  ...writtenFields,
  /** Its number among all anatomies. */
  id: Id,
  /** Counts what was saved of it: nobody writes over what they have not seen. */
  edition: Type.Integer(),
  isShown: Type.Boolean(),
  /** The platform's: everybody sees it once it is published. */
  isPlatform: Type.Boolean(),
  cover: Type.String(),
  bytes: Type.Integer(),
  /** Parts that one sees. */
  partCount: Type.Integer(),
  updatedAt: Moment,
};
export const MadeModel = Type.Object(madeFields);
export type MadeModel = Static<typeof MadeModel>;

/** What became of the file that was brought. */
export const ModelReport = Type.Object({
  format: Type.String(),
  bytesBefore: Type.Integer(),
  bytesAfter: Type.Integer(),
  triangles: Type.Integer(),
  vertices: Type.Integer(),
  textures: Type.Integer(),
  notes: Type.Array(Type.String()),
});
export type ModelReport = Static<typeof ModelReport>;

export const MadeModelDetail = Type.Object({
  ...madeFields,
  file: ModelFile,
  parts: Type.Array(Structure),
  report: ModelReport,
});
export type MadeModelDetail = Static<typeof MadeModelDetail>;

const color = Type.String({ pattern: '^(#[0-9a-fA-F]{6})?$' });
/** Below 0 it is a new group, which the server gives a number. */
const PartId = Type.Integer({ minimum: -1_000_000, maximum: 2_147_483_647 });

/** One part or group as it is to stand; what it consists of stays. */
const WrittenPart = exactly({
  id: PartId,
  pid: orNull(PartId),
  name: named(limits.partName),
  nameEn: text(limits.partForeign),
  nameLatin: text(limits.partForeign),
  description: text(limits.partText),
  color,
});
export type WrittenPart = Static<typeof WrittenPart>;

const along = Type.Number({ minimum: -limits.pinPlace, maximum: limits.pinPlace });

/** A pin as it is to stand; its pictures were brought before. */
const WrittenPin = exactly({
  title: named(limits.pinTitle),
  text: text(limits.pinText),
  place: exactly({ x: along, y: along, z: along }),
  structureId: orNull(Id),
  pictures: Type.Array(
    exactly({
      src: Type.String({ minLength: 1, maxLength: 200 }),
      text: text(limits.pictureText),
    }),
    { maxItems: limits.pinPictures },
  ),
});
export type WrittenPin = Static<typeof WrittenPin>;

/** What a structure is called in three languages. */
export const Term = Type.Object({
  name: Type.String(),
  nameLatin: Type.String(),
  nameEn: Type.String(),
});
export type Term = Static<typeof Term>;

export const ModelLoss = Type.Object({
  /** Notes of learners at its parts, and quizzes that were taken at it. */
  notes: Type.Integer(),
  quizzes: Type.Integer(),
  learners: Type.Integer(),
});
export type ModelLoss = Static<typeof ModelLoss>;

/** Whose, for who keeps both. */
const ofShelf = { shelf: Type.Optional(keyOf(shelves)) };

const one = exactly({ id: Id });

export const modelMakingContract = {
  /** Files that were brought as models, of which no anatomy is made yet. */
  files: { access: 'user', query: exactly({ ...pageAsked, ...ofShelf }), data: pageOf(MediaShown) },
  list: {
    access: 'user',
    query: exactly({
      ...pageAsked,
      ...keywordAsked,
      ...ofShelf,
      system: Type.Optional(codeOf(bodySystems)),
      shown: Type.Optional(keyOf(modelShown)),
    }),
    data: pageOf(MadeModel),
  },
  detail: { access: 'user', query: one, data: MadeModelDetail },
  /** What some words may mean, the nearest first. */
  terms: {
    access: 'user',
    query: exactly({ words: Type.String({ minLength: 1, maxLength: limits.partForeign }) }),
    data: Type.Array(Term),
  },
  /** Its parts are called as the table of terms knows them, or else as in the file. */
  add: {
    access: 'user',
    body: exactly({
      ...ofShelf,
      mediaId: Id,
      title: named(limits.title),
      system: writtenFields.system,
    }),
    data: MadeModel,
  },
  /** What stands about it, the parts that were changed or are new groups, and groups that go. */
  edit: {
    access: 'user',
    body: exactly({
      id: Id,
      edition: Type.Integer(),
      ...writtenFields,
      cover: text(200),
      parts: Type.Array(WrittenPart, { maxItems: limits.parts }),
      removed: Type.Array(Id, { maxItems: limits.parts, uniqueItems: true }),
      /** All of them; they stay as they are where nothing is said of them. */
      pins: Type.Optional(Type.Array(WrittenPin, { maxItems: limits.pins })),
    }),
    data: MadeModelDetail,
  },
  /** Whether learners see it. */
  show: {
    access: 'user',
    body: exactly({ id: Id, isShown: Type.Boolean() }),
    data: MadeModel,
  },
  loss: { access: 'user', query: one, data: ModelLoss },
  /** With all that learners have left at it. The file stays with whose it is. */
  remove: { access: 'user', query: one, data: Type.Null() },
} satisfies Record<keyof typeof modelMakingCalls, CallContract>;

export type ModelMakingContract = typeof modelMakingContract;

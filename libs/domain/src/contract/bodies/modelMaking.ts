import Type, { type Static } from 'typebox';
import type { modelMakingCalls } from '../../calls/bodies/modelMaking';
import { shelves } from '../../codes/people/shelf';
import { bodySystems } from '../../codes/bodies/bodySystems';
import { shownStates } from '../../codes/base/shownStates';
import { modelLimits as limits } from '../../codes/bodies/modelMaking';
import type { CallContract } from '../call';
import { MediaShown } from '../learning/media';
import { keywordAsked } from '../shop/shapes/libraryAsked';
import {
  codeOf,
  strictObject,
  Id,
  keyOf,
  Moment,
  nullable,
  pageQuery,
  pageOf,
  byId,
} from '../shapes';
import { ModelFile, Structure } from './shapes/model';

const text = (maxLength: number) => Type.String({ maxLength });
const named = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '\\S' });

/** The fields an owner of a model may edit. */
const writtenFields = {
  title: named(limits.title),
  titleEn: text(limits.titleEn),
  summary: text(limits.summary),
  system: codeOf(bodySystems),
};

const madeFields = {
  ...writtenFields,
  /** Its id as an anatomy. */
  id: Id,
  /** Increases with every save; a save based on an older edition is refused. */
  edition: Type.Integer(),
  isShown: Type.Boolean(),
  /** Made by the platform, so everybody sees it once it is published. */
  isPlatform: Type.Boolean(),
  cover: Type.String(),
  bytes: Type.Integer(),
  /** Visible parts only. */
  partCount: Type.Integer(),
  updatedAt: Moment,
};
export const MadeModel = Type.Object(madeFields);
export type MadeModel = Static<typeof MadeModel>;

/** The outcome of converting the uploaded file. */
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
/** A negative number is a new group, which gets its id from the server. */
const PartId = Type.Integer({ minimum: -1_000_000, maximum: 2_147_483_647 });

/** The new state of a part or group; its meshes do not change. */
const WrittenPart = strictObject({
  id: PartId,
  pid: nullable(PartId),
  name: named(limits.partName),
  nameEn: text(limits.partForeign),
  nameLatin: text(limits.partForeign),
  description: text(limits.partText),
  color,
});
export type WrittenPart = Static<typeof WrittenPart>;

const along = Type.Number({ minimum: -limits.pinPlace, maximum: limits.pinPlace });

/** The new state of a pin; its pictures are uploaded beforehand. */
const WrittenPin = strictObject({
  title: named(limits.pinTitle),
  text: text(limits.pinText),
  place: strictObject({ x: along, y: along, z: along }),
  structureId: nullable(Id),
  pictures: Type.Array(
    strictObject({
      src: Type.String({ minLength: 1, maxLength: 200 }),
      text: text(limits.pictureText),
    }),
    { maxItems: limits.pinPictures },
  ),
});
export type WrittenPin = Static<typeof WrittenPin>;

export const Term = Type.Object({
  name: Type.String(),
  nameLatin: Type.String(),
  nameEn: Type.String(),
});
export type Term = Static<typeof Term>;

export const ModelLoss = Type.Object({
  /** Learners' notes on its parts, and quizzes taken on it. */
  notes: Type.Integer(),
  quizzes: Type.Integer(),
  learners: Type.Integer(),
});
export type ModelLoss = Static<typeof ModelLoss>;

/** The owner, for callers who keep models of a school and of the platform. */
const ofShelf = { shelf: Type.Optional(keyOf(shelves)) };

export const modelMakingContract = {
  /** Files uploaded as models from which no anatomy has been made yet. */
  files: {
    access: 'user',
    query: strictObject({ ...pageQuery, ...ofShelf }),
    data: pageOf(MediaShown),
  },
  list: {
    access: 'user',
    query: strictObject({
      ...pageQuery,
      ...keywordAsked,
      ...ofShelf,
      system: Type.Optional(codeOf(bodySystems)),
      shown: Type.Optional(keyOf(shownStates)),
    }),
    data: pageOf(MadeModel),
  },
  detail: { access: 'user', query: byId, data: MadeModelDetail },
  /** Terms matching the words, best match first. */
  terms: {
    access: 'user',
    query: strictObject({ words: Type.String({ minLength: 1, maxLength: limits.partForeign }) }),
    data: Type.Array(Term),
  },
  /**
   * Parts are named after the table of terms, or as in the file if the table does not know them.
   */
  add: {
    access: 'user',
    body: strictObject({
      ...ofShelf,
      mediaId: Id,
      title: named(limits.title),
      system: writtenFields.system,
    }),
    data: MadeModel,
  },
  /** Its fields, the parts that changed, new groups, and the groups to delete. */
  edit: {
    access: 'user',
    body: strictObject({
      id: Id,
      edition: Type.Integer(),
      ...writtenFields,
      cover: text(200),
      parts: Type.Array(WrittenPart, { maxItems: limits.parts }),
      removed: Type.Array(Id, { maxItems: limits.parts, uniqueItems: true }),
      /** The complete list of pins; leave it out to keep them as they are. */
      pins: Type.Optional(Type.Array(WrittenPin, { maxItems: limits.pins })),
    }),
    data: MadeModelDetail,
  },
  /** Shows it to learners, or hides it. */
  show: {
    access: 'user',
    body: strictObject({ id: Id, isShown: Type.Boolean() }),
    data: MadeModel,
  },
  loss: { access: 'user', query: byId, data: ModelLoss },
  /** Also deletes learners' notes and quizzes on it. The owner keeps the file. */
  remove: { access: 'user', query: byId, data: Type.Null() },
} satisfies Record<keyof typeof modelMakingCalls, CallContract>;

export type ModelMakingContract = typeof modelMakingContract;

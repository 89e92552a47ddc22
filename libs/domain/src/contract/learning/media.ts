import Type, { type Static } from 'typebox';
import type { mediaCalls } from '../../calls/learning/media';
import { mediaKinds, mediaLimits, mediaStates } from '../../codes/learning/media';
import { shelves } from '../../codes/people/shelf';
import { uploadFields } from '../base/shapes/upload';
import type { CallContract } from '../call';
import { strictObject, Id, keyOf, Moment, nullable, pageQuery, pageOf } from '../shapes';

/** A film, document or slide as its owners see it. */
export const MediaShown = Type.Object({
  id: Id,
  kind: keyOf(mediaKinds),
  name: Type.String(),
  bytes: Type.Integer(),
  state: keyOf(mediaStates),
  /** The progress as a count of steps; `total` is null while it is unknown. */
  done: Type.Integer(),
  total: nullable(Type.Integer()),
  failure: nullable(Type.String({ description: 'Why it failed, in words.' })),
  /** True if it failed for a reason that a retry may fix. */
  mayRetry: Type.Boolean(),
  durationS: nullable(Type.Integer()),
  width: nullable(Type.Integer()),
  height: nullable(Type.Integer()),
  pageCount: nullable(Type.Integer()),
  /** The first picture: a signed address that expires after some hours. */
  poster: nullable(Type.String()),
  /**
   * The heights in which a film can be streamed, largest first; empty if only the original file
   * exists.
   */
  sizes: Type.Array(Type.Integer()),
  isMine: Type.Boolean(),
  ownerName: Type.String(),
  createdAt: Moment,
  usedIn: Type.Array(Type.Object({ courseId: Id, courseName: Type.String() })),
});
export type MediaShown = Static<typeof MediaShown>;

/** The permission to upload the missing parts of a file, and the parts that have arrived. */
export const MediaUpload = Type.Object({
  ...uploadFields,
  media: MediaShown,
  partBytes: Type.Integer(),
  receivedParts: Type.Array(Type.Integer(), { description: 'Parts are counted from 1.' }),
});
export type MediaUpload = Static<typeof MediaUpload>;

/** The file types this deployment accepts and can convert. */
export const MediaRules = Type.Object({
  filmBytes: Type.Integer(),
  documentBytes: Type.Integer(),
  slideBytes: Type.Integer(),
  modelBytes: Type.Integer(),
  pages: Type.Integer(),
  /** False: films are not converted, and only mp4 is accepted. */
  makesSizes: Type.Boolean(),
  /** False: only PDF documents are accepted. */
  readsOffice: Type.Boolean(),
});
export type MediaRules = Static<typeof MediaRules>;

const name = Type.String({ minLength: 1, maxLength: mediaLimits.name, pattern: '\\S' });
const one = strictObject({ mediaId: Id });
const shelf = Type.Optional(keyOf(shelves));

/** Teachers share the files of their school; platform administrators those of the platform. */
export const mediaContract = {
  list: {
    access: 'user',
    query: strictObject({
      ...pageQuery,
      shelf,
      keyword: Type.Optional(Type.String({ maxLength: mediaLimits.keyword })),
      kind: Type.Optional(keyOf(mediaKinds)),
      state: Type.Optional(keyOf(mediaStates)),
    }),
    data: pageOf(MediaShown),
  },
  some: {
    access: 'user',
    query: strictObject({ ids: Type.Array(Id, { minItems: 1, maxItems: mediaLimits.atOnce }) }),
    data: Type.Array(MediaShown),
  },
  rules: { access: 'user', data: MediaRules },
  /** The storage in use and its quota; null for no quota. */
  room: {
    access: 'user',
    query: strictObject({ shelf }),
    data: Type.Object({ usedBytes: Type.Integer(), mostBytes: nullable(Type.Integer()) }),
  },
  /** The same unfinished file of the same person resumes its upload. */
  begin: {
    access: 'user',
    body: strictObject({
      name,
      bytes: Type.Integer({ minimum: 1, maximum: mediaLimits.bytes }),
      kind: keyOf(mediaKinds),
      fingerprint: Type.String({ pattern: `^[\\w.:-]{8,${mediaLimits.fingerprint}}$` }),
      shelf,
    }),
    data: MediaUpload,
  },
  goOn: { access: 'user', body: one, data: MediaUpload },
  finish: { access: 'user', body: one, data: MediaShown },
  /** Deletes an unfinished upload; a conversion in progress ends as failed and may be retried. */
  cancel: { access: 'user', body: one, data: nullable(MediaShown) },
  retry: { access: 'user', body: one, data: MediaShown },
  rename: { access: 'user', body: strictObject({ mediaId: Id, name }), data: MediaShown },
  remove: { access: 'user', query: one, data: Type.Null() },
} satisfies Record<keyof typeof mediaCalls, CallContract>;

export type MediaContract = typeof mediaContract;

import Type, { type Static } from 'typebox';
import type { mediaCalls } from '../../calls/learning/media';
import { mediaKinds, mediaLimits, mediaStates } from '../../codes/learning/media';
import { shelves } from '../../codes/people/shelf';
import { uploadFields } from '../base/shapes/upload';
import type { CallContract } from '../call';
import { exactly, Id, keyOf, Moment, orNull, pageAsked, pageOf } from '../shapes';

/** A film, document or slide as those see it whose it is. */
export const MediaShown = Type.Object({
  id: Id,
  kind: keyOf(mediaKinds),
  name: Type.String(),
  bytes: Type.Integer(),
  state: keyOf(mediaStates),
  /** How far the work on it is: so many of so many; nothing can be said where `total` is null. */
  done: Type.Integer(),
  total: orNull(Type.Integer()),
  failure: orNull(Type.String({ description: 'Why it failed, in words.' })),
  /** Whether it failed in a way that trying again may help. */
  mayRetry: Type.Boolean(),
  durationS: orNull(Type.Integer()),
  width: orNull(Type.Integer()),
  height: orNull(Type.Integer()),
  pageCount: orNull(Type.Integer()),
  /** The first picture: signed for whoever asks, and good for some hours. */
  poster: orNull(Type.String()),
  /** Heights in which a film can be watched, the largest first; none where it is the file alone. */
  sizes: Type.Array(Type.Integer()),
  isMine: Type.Boolean(),
  ownerName: Type.String(),
  createdAt: Moment,
  usedIn: Type.Array(Type.Object({ courseId: Id, courseName: Type.String() })),
});
export type MediaShown = Static<typeof MediaShown>;

/** The permission to bring the parts of a file that have not come yet, and which have. */
export const MediaUpload = Type.Object({
  ...uploadFields,
  media: MediaShown,
  partBytes: Type.Integer(),
  receivedParts: Type.Array(Type.Integer(), { description: 'Parts are counted from 1.' }),
});
export type MediaUpload = Static<typeof MediaUpload>;

/** What this deployment takes, and what it can make of it. */
export const MediaRules = Type.Object({
  filmBytes: Type.Integer(),
  documentBytes: Type.Integer(),
  slideBytes: Type.Integer(),
  modelBytes: Type.Integer(),
  pages: Type.Integer(),
  /** Without it films are taken as they are: mp4 alone. */
  makesSizes: Type.Boolean(),
  /** Without it documents are PDF alone. */
  readsOffice: Type.Boolean(),
});
export type MediaRules = Static<typeof MediaRules>;

const name = Type.String({ minLength: 1, maxLength: mediaLimits.name, pattern: '\\S' });
const one = exactly({ mediaId: Id });
const shelf = Type.Optional(keyOf(shelves));

/** Who teaches at a school has the school's, who runs the platform has the platform's. */
export const mediaContract = {
  list: {
    access: 'user',
    query: exactly({
      ...pageAsked,
      shelf,
      keyword: Type.Optional(Type.String({ maxLength: mediaLimits.keyword })),
      kind: Type.Optional(keyOf(mediaKinds)),
      state: Type.Optional(keyOf(mediaStates)),
    }),
    data: pageOf(MediaShown),
  },
  some: {
    access: 'user',
    query: exactly({ ids: Type.Array(Id, { minItems: 1, maxItems: mediaLimits.atOnce }) }),
    data: Type.Array(MediaShown),
  },
  rules: { access: 'user', data: MediaRules },
  /** How much is there already, and how much may be; null where that has no end. */
  room: {
    access: 'user',
    query: exactly({ shelf }),
    data: Type.Object({ usedBytes: Type.Integer(), mostBytes: orNull(Type.Integer()) }),
  },
  /** The same file of the same person, not all of which has come, goes on where it stopped. */
  begin: {
    access: 'user',
    body: exactly({
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
  /** What is not all there goes; what is worked on ends as failed, and may be tried again. */
  cancel: { access: 'user', body: one, data: orNull(MediaShown) },
  retry: { access: 'user', body: one, data: MediaShown },
  rename: { access: 'user', body: exactly({ mediaId: Id, name }), data: MediaShown },
  remove: { access: 'user', query: one, data: Type.Null() },
} satisfies Record<keyof typeof mediaCalls, CallContract>;

export type MediaContract = typeof mediaContract;

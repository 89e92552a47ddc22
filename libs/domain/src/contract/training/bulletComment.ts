import Type, { type Static } from 'typebox';
import type { bulletCommentCalls } from '../../calls/training/bulletComment';
import { muteSpans } from '../../codes/people/publicWords';
import { bulletPlaces } from '../../codes/training/bulletPlaces';
import type { CallContract } from '../call';
import { codeOf, strictObject, Id, Moment, nullable, pageQuery, pageOf } from '../shapes';

const At = Type.Integer({ minimum: 0, maximum: 86_400_000 });
const bulletFields = {
  /** The video time at which it appears, in milliseconds. */
  atMs: At,
  text: Type.String({ minLength: 1, maxLength: 50 }),
  color: Type.String({ pattern: '^#[0-9a-f]{6}$', maxLength: 7 }),
  place: codeOf(bulletPlaces),
};

export const BulletComment = Type.Object({
  ...bulletFields,
  id: Id,
  /** Identifies the sender for blocking or muting; names are not shown over a film. */
  senderId: Id,
  isMine: Type.Boolean(),
  sentAt: Moment,
});
export type BulletComment = Static<typeof BulletComment>;

export const OwnBullet = Type.Object({
  id: Id,
  videoId: Id,
  videoTitle: Type.String(),
  atMs: At,
  text: Type.String(),
  sentAt: Moment,
  /** It is held for moderation. */
  isHeld: Type.Boolean(),
});
export type OwnBullet = Static<typeof OwnBullet>;

/** A person muted on a school's simulation films; `until` is null for a permanent mute. */
export const BulletMute = Type.Object({
  senderId: Id,
  nickname: Type.String(),
  until: nullable(Moment),
});
export type BulletMute = Static<typeof BulletMute>;

const blockFields = {
  words: Type.Array(Type.String({ minLength: 1, maxLength: 20 }), {
    maxItems: 50,
    uniqueItems: true,
  }),
  /** Senders are anonymous: each is represented by one of their comments. */
  senders: Type.Array(strictObject({ id: Id, text: Type.String({ maxLength: 50 }) }), {
    maxItems: 200,
    uniqueItems: true,
  }),
  places: Type.Array(codeOf(bulletPlaces), { maxItems: 3, uniqueItems: true }),
};
export const BulletBlocks = Type.Object(blockFields);
export type BulletBlocks = Static<typeof BulletBlocks>;

export const bulletCommentContract = {
  /**
   * The comments of a video open to the caller: the segment that contains `fromMs`, or those newer
   * than one.
   */
  list: {
    access: 'open',
    query: strictObject({ videoId: Id, fromMs: At, afterId: Type.Optional(Id) }),
    data: Type.Array(BulletComment),
  },
  send: {
    access: 'user',
    body: strictObject({ ...bulletFields, videoId: Id }),
    data: Type.Object({ bullet: BulletComment, isHeld: Type.Boolean() }),
  },
  remove: { access: 'user', query: strictObject({ id: Id }), data: Type.Null() },
  mine: { access: 'user', query: strictObject(pageQuery), data: pageOf(OwnBullet) },
  /** For other people's comments the caller must moderate the video. */
  clear: {
    access: 'user',
    body: strictObject({ videoId: Id, senderId: Type.Optional(Id) }),
    data: Type.Object({ count: Type.Integer() }),
  },
  mutes: { access: 'teacher', query: strictObject({ videoId: Id }), data: Type.Array(BulletMute) },
  mute: {
    access: 'teacher',
    body: strictObject({ videoId: Id, senderId: Id, days: codeOf(muteSpans) }),
    data: Type.Null(),
  },
  unmute: {
    access: 'teacher',
    query: strictObject({ videoId: Id, senderId: Id }),
    data: Type.Null(),
  },
  blocks: { access: 'user', data: BulletBlocks },
  keepBlocks: { access: 'user', body: strictObject(blockFields), data: BulletBlocks },
} satisfies Record<keyof typeof bulletCommentCalls, CallContract>;

export type BulletCommentContract = typeof bulletCommentContract;

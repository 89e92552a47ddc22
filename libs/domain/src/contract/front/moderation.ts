import Type, { type Static } from 'typebox';
import type { moderationCalls } from '../../calls/front/moderation';
import {
  moderationCauses,
  moderationStates,
  muteSpans,
  verdicts,
  wordActions,
  wordKinds,
  wordReportReasons,
} from '../../codes/people/publicWords';
import { Author } from '../people/shapes/author';
import type { CallContract } from '../call';
import { keywordAsked } from '../shop/shapes/libraryAsked';
import { codeOf, strictObject, Id, Moment, nullable, pageQuery, pageOf } from '../shapes';

/**
 * `at` is when it was submitted or last rewritten; a decision names the revision it is about by
 * this time.
 */
export const ModeratedText = Type.Object({
  id: Id,
  kind: codeOf(wordKinds),
  cause: codeOf(moderationCauses),
  author: Author,
  isMuted: Type.Boolean(),
  text: Type.String(),
  words: Type.Array(Type.String()),
  reports: Type.Array(
    Type.Object({ reason: codeOf(wordReportReasons), text: Type.String(), at: Moment }),
  ),
  at: Moment,
  state: codeOf(moderationStates),
});
export type ModeratedText = Static<typeof ModeratedText>;

export const SensitiveWord = Type.Object({
  id: Id,
  word: Type.String(),
  action: codeOf(wordActions),
  addedAt: Moment,
});
export type SensitiveWord = Static<typeof SensitiveWord>;

/** `until` is null for a mute without an end. */
export const MutedPerson = Type.Object({
  person: Author,
  reason: Type.String(),
  mutedAt: Moment,
  until: nullable(Moment),
});
export type MutedPerson = Static<typeof MutedPerson>;

const listed = { ...pageQuery, ...keywordAsked };

export const moderationContract = {
  report: {
    access: 'user',
    body: strictObject({
      kind: codeOf(wordKinds),
      id: Id,
      reason: codeOf(wordReportReasons),
      text: Type.Optional(Type.String({ maxLength: 200 })),
    }),
    data: Type.Null(),
  },
  queue: {
    access: 'platformAdmin',
    query: strictObject({
      ...listed,
      kind: Type.Optional(codeOf(wordKinds)),
      cause: Type.Optional(codeOf(moderationCauses)),
      state: Type.Optional(codeOf(moderationStates)),
    }),
    data: pageOf(ModeratedText),
  },
  decide: {
    access: 'platformAdmin',
    body: strictObject({ id: Id, at: Moment, verdict: codeOf(verdicts) }),
    data: Type.Null(),
  },
  words: {
    access: 'platformAdmin',
    query: strictObject({ ...listed, action: Type.Optional(codeOf(wordActions)) }),
    data: pageOf(SensitiveWord),
  },
  /** Answers the number of new words; existing words get the new action. */
  addWords: {
    access: 'platformAdmin',
    body: strictObject({
      words: Type.Array(Type.String({ minLength: 1, maxLength: 30 }), {
        minItems: 1,
        maxItems: 500,
      }),
      action: codeOf(wordActions),
    }),
    data: Type.Object({ added: Type.Integer() }),
  },
  setWord: {
    access: 'platformAdmin',
    body: strictObject({ id: Id, action: codeOf(wordActions) }),
    data: Type.Null(),
  },
  removeWord: { access: 'platformAdmin', query: strictObject({ id: Id }), data: Type.Null() },
  mutes: { access: 'platformAdmin', query: strictObject(listed), data: pageOf(MutedPerson) },
  mute: {
    access: 'platformAdmin',
    body: strictObject({
      personId: Id,
      days: codeOf(muteSpans),
      reason: Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' }),
    }),
    data: Type.Null(),
  },
  unmute: { access: 'platformAdmin', query: strictObject({ personId: Id }), data: Type.Null() },
} satisfies Record<keyof typeof moderationCalls, CallContract>;

export type ModerationContract = typeof moderationContract;

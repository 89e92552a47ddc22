import Type, { type Static } from 'typebox';
import { Id, Moment } from '../shapes';

/** A manager asks about their own organisation. */
export const orgAsked = {
  orgId: Type.Optional({ ...Id, description: 'Of another: for platform administrators only.' }),
};

export const keywordAsked = { keyword: Type.Optional(Type.String({ maxLength: 50 })) };

const MomentAsked = Type.Integer({ minimum: 0, maximum: 8_640_000_000_000_000 });

/** From a moment on, and up to one, which is no longer part of it. */
export const periodAsked = { from: MomentAsked, to: MomentAsked };

export const Saved = Type.Object({ id: Id });

/** A file that was made to be fetched, by an address that is good for a short while. */
export const FileLink = Type.Object({
  fileName: Type.String(),
  url: Type.String(),
  expiresAt: Moment,
});
export type FileLink = Static<typeof FileLink>;

import Type from 'typebox';
import { Id, MomentAsked } from '../../shapes';

/** A manager asks about their own organisation. */
export const orgAsked = {
  orgId: Type.Optional({ ...Id, description: 'Of another: for platform administrators only.' }),
};

export const keywordAsked = { keyword: Type.Optional(Type.String({ maxLength: 50 })) };

/** From a moment on, and up to one, which is no longer part of it. */
export const periodAsked = { from: MomentAsked, to: MomentAsked };

export const Saved = Type.Object({ id: Id });

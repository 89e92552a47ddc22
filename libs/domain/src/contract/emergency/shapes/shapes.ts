import Type from 'typebox';
import { Id, MomentAsked } from '../../shapes';

/** Managers leave `orgId` out and ask about their own organisation. */
export const orgAsked = {
  orgId: Type.Optional({ ...Id, description: 'Of another: for platform administrators only.' }),
};

export const keywordQuery = { keyword: Type.Optional(Type.String({ maxLength: 50 })) };

/** `from` is inclusive, `to` is exclusive. */
export const periodQuery = { from: MomentAsked, to: MomentAsked };

export const Saved = Type.Object({ id: Id });

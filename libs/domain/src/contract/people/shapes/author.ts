import Type, { type Static } from 'typebox';
import { Id } from '../../shapes';

/** The author of a text as others see them. */
export const Author = Type.Object({ id: Id, nickname: Type.String(), avatar: Type.String() });
export type Author = Static<typeof Author>;

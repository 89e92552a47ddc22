import Type, { type Static } from 'typebox';
import { Id } from '../../shapes';

/** Who wrote something, as others see them. */
export const Author = Type.Object({ id: Id, nickname: Type.String(), avatar: Type.String() });
export type Author = Static<typeof Author>;

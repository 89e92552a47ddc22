import Type, { type Static } from 'typebox';
import type { outlineCalls } from '../../calls/content/outline';
import { loginPlatforms } from '../../codes/people/login';
import type { CallContract } from '../call';
import { codeOf, strictObject, Id } from '../shapes';

export const Outline = Type.Object({
  id: Id,
  title: Type.String(),
  actionValue: Type.String({
    description: 'The path that the entry leads to, maybe with a query.',
  }),
});
export type Outline = Static<typeof Outline>;

export const outlineContract = {
  list: {
    access: 'open',
    query: strictObject({ loginPlatform: codeOf(loginPlatforms) }),
    data: Type.Array(Outline),
  },
} satisfies Record<keyof typeof outlineCalls, CallContract>;

export type OutlineContract = typeof outlineContract;

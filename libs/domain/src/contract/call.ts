import type { Static, TSchema } from 'typebox';

/** Who may call. `open` is everybody; `user` is anyone signed in on that site; the rest are roles. */
export type Access =
  'open' | 'user' | 'teacher' | 'schoolAdmin' | 'platformAdmin' | 'welfareManager';

/** What a call is asked with and answers. GET and DELETE ask by query, POST and PUT by body. */
export interface CallContract {
  access: Access;
  params?: TSchema;
  query?: TSchema;
  body?: TSchema;
  data: TSchema;
}

type Part<C extends CallContract, K extends 'params' | 'query' | 'body'> = C[K] extends TSchema
  ? Static<C[K]>
  : unknown;

type Everything<C extends CallContract> = Part<C, 'params'> & Part<C, 'query'> & Part<C, 'body'>;

/** What a client hands over: one flat object, or nothing where the call asks for nothing. */
export type Asks<C extends CallContract> = unknown extends Everything<C> ? void : Everything<C>;

/** What a client gets back: the envelope's data. */
export type Answers<C extends CallContract> = Static<C['data']>;

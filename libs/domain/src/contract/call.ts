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
  /** The call also takes a file of at most so many bytes, beside the fields of its body. */
  takesFile?: { maxBytes: number };
  data: TSchema;
}

/** The file of a call that takes one. */
export interface Upload {
  file: Blob;
  /** Told the share that has been sent, from 0 to 1. */
  onProgress?: (share: number) => void;
}

type Part<C extends CallContract, K extends 'params' | 'query' | 'body'> = C[K] extends TSchema
  ? Static<C[K]>
  : unknown;

type FilePart<C extends CallContract> = C['takesFile'] extends object ? Upload : unknown;

type Everything<C extends CallContract> = Part<C, 'params'> &
  Part<C, 'query'> &
  Part<C, 'body'> &
  FilePart<C>;

/** What a client hands over: one flat object, or nothing where the call asks for nothing. */
export type Asks<C extends CallContract> = unknown extends Everything<C> ? void : Everything<C>;

/** What a client gets back: the envelope's data. */
export type Answers<C extends CallContract> = Static<C['data']>;

import type { Static, TSchema } from 'typebox';
import type { SeatNeed } from '../codes/classroom/seats';
import type { SchoolRight } from '../codes/school/schoolRights';

/**
 * The permission a caller needs. `open` needs no login; `user` is anyone signed in on that site;
 * the rest are roles.
 */
export type Access =
  'open' | 'user' | 'teacher' | 'schoolAdmin' | 'platformAdmin' | 'welfareManager';

/**
 * The request and answer of a call. GET and DELETE send their fields in the query, POST and PUT in
 * the body.
 */
export interface CallContract {
  access: Access;
  /** In a school: the right that is needed somewhere in it. How far it goes, the service asks. */
  right?: SchoolRight;
  /** In a classroom, which its `courseId` names: what the caller must be there. */
  seat?: SeatNeed;
  /** Also open to somebody who has yet to replace a password that the school gave them. */
  isOpenBeforePassword?: true;
  params?: TSchema;
  query?: TSchema;
  body?: TSchema;
  /** The call also takes a file of at most this size, beside the fields of its body. */
  takesFile?: { maxBytes: number };
  data: TSchema;
}

export interface Upload {
  file: Blob;
  /** Called with the share sent so far, from 0 to 1. */
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

/** The argument of an endpoint: one flat object, or nothing if the call asks for nothing. */
export type Asks<C extends CallContract> = unknown extends Everything<C> ? void : Everything<C>;

/** The answer a client gets: the envelope's data. */
export type Answers<C extends CallContract> = Static<C['data']>;

import Type, { type Static } from 'typebox';
import type { termCalls } from '../../calls/school/term';
import { termLimits, termStates } from '../../codes/school/terms';
import type { CallContract } from '../call';
import { FileLink, Id, Moment, keyOf, nullable, pageOf, pageQuery, strictObject } from '../shapes';

/** A day in China, as 2026-09-01. */
export const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', maxLength: 10 });

export const Term = Type.Object({
  id: Id,
  name: Type.String(),
  startsOn: Type.String(),
  endsOn: Type.String(),
  archivedAt: nullable(Moment),
  weekCount: Type.Integer(),
  /** The present week, from 1; null outside of the term. */
  week: nullable(Type.Integer()),
  /** Of all teaching classes in it. */
  classCount: Type.Integer(),
  version: Type.Integer(),
});
export type Term = Static<typeof Term>;

const written = {
  name: Type.String({ minLength: 1, maxLength: termLimits.name, pattern: '\\S' }),
  startsOn: Day,
  /** The last day, a school day as well. */
  endsOn: Day,
};

/** A saved term, and the names of terms that it overlaps with: a warning, not a refusal. */
const saved = Type.Object({ id: Id, overlaps: Type.Array(Type.String()) });

const one = strictObject({ id: Id });

const filters = {
  keyword: Type.Optional(Type.String({ maxLength: 50 })),
  state: Type.Optional(keyOf(termStates)),
};

export const termContract = {
  /** For every member of the school: terms are no secret, and their names stand beside classes. */
  list: {
    access: 'user',
    query: strictObject({ ...pageQuery, ...filters }),
    data: Type.Object({ ...pageOf(Term).properties, mayChange: Type.Boolean() }),
  },
  export: { access: 'user', right: 'terms', query: strictObject(filters), data: FileLink },
  add: { access: 'user', right: 'terms', body: strictObject(written), data: saved },
  /** Refused when somebody else has changed the term since this version. */
  edit: {
    access: 'user',
    right: 'terms',
    body: strictObject({ ...written, id: Id, version: Type.Integer() }),
    data: saved,
  },
  /** From then on its teaching classes can be read and no longer changed. */
  archive: { access: 'user', right: 'terms', body: one, data: Type.Null() },
  /** By an administrator alone: an archive that offices open at will is none. */
  reopen: { access: 'schoolAdmin', body: one, data: Type.Null() },
} satisfies Record<keyof typeof termCalls, CallContract>;

export type TermContract = typeof termContract;

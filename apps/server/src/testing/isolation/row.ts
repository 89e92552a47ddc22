import type { TestApp } from '../useTestApp';

/** The callers; the stranger teaches at another school. */
export const askers = {
  visitor: null,
  learner: 1,
  teacher: 2,
  schoolAdmin: 3,
  stranger: 4,
  operator: 5,
} as const;
export type Asker = keyof typeof askers;

export const [SCHOOL, OTHER_SCHOOL] = [1, 2] as const;
/** The teacher's, the stranger's, the platform's; one chapter each, with two questions. */
export const [OWN_BANK, STRANGE_BANK, PLATFORM_BANK] = [1, 2, 3] as const;

type Expected = Record<Asker, number>;

/**
 * A call for teachers: valid input about something of the first school, and the expected status for
 * each caller. The input is made anew for each.
 */
export interface IsolationRow {
  asked(test: TestApp): object | Promise<object>;
  expected: Expected;
  /** The name and bytes of the file, where the call takes one. */
  file?: { name: string; bytes: Uint8Array | string };
}

/** Answers for roles without access. */
const outside = { visitor: 401, learner: 403, operator: 403 } as const;

/** About something of a school; other schools are told that it does not exist. */
export const ownAlone: Expected = { ...outside, teacher: 200, schoolAdmin: 200, stranger: 404 };

/** Names nothing: each teacher has an answer of their own school. */
export const eachOwn: Expected = { ...ownAlone, stranger: 200 };

/** About something of the platform that no caller has access to. */
export const closed: Expected = { ...outside, teacher: 404, schoolAdmin: 404, stranger: 404 };

import type { PatientCase } from '@cheese/domain/contract/training/shapes/patientCase';

type Rubric = PatientCase['rubric'];
type Answer = PatientCase['answers'][string];
type Harm = NonNullable<PatientCase['treatments'][string]['harms']>[number];
type Line = readonly [what: string, name: string, why: string];

/** An answer, and the evidence it reveals. */
export const said = (text: string, ...reveals: string[]): Answer =>
  reveals.length === 0 ? { text } : { text, reveals };

const keys =
  (of: Rubric['keys'][number]['of'], prefix: string) =>
  (...lines: readonly Line[]): Rubric['keys'] =>
    lines.map(([what, name, why]) => ({ of, flag: `${prefix}${what}`, name, why }));

export const keyQuestions = keys('history', 'asked:');
export const keyLooks = keys('examination', 'examined:');
export const keyTests = keys('tests', 'done:');

/** An action required by a certain minute: `treated:…`, `done:…`, `ordered:…`. */
export const windowOf = (
  flag: string,
  within: number,
  name: string,
  why: string,
  ...anyOf: string[]
): Rubric['windows'][number] => ({
  flag,
  name,
  within,
  why,
  ...(anyOf.length === 0 ? {} : { anyOf }),
});

export const before = (
  first: string,
  then: string,
  name: string,
  why: string,
): Rubric['order'][number] => ({ first, then, name, why });

export const guard = (flag: string, name: string, why: string): Rubric['safeguards'][number] => ({
  flag,
  name,
  why,
});

/** A mistake, its share of the safety score, and its consequences. */
export const harm = (
  name: string,
  weight: number,
  why: string,
  more: Partial<Harm> = {},
): Harm => ({ name, weight, why, ...more });

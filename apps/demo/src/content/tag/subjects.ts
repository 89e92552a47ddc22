import { strictObject } from '@cheese/domain/contract/shapes';
import Type from 'typebox';
import { readYaml } from '../../reading/readYaml';
import { Words } from '../../reading/shapes';

/** A subject of the major tree with those below it; a leaf is its name alone. */
const subjectOf = <Below extends Type.TSchema>(below: Below) =>
  Type.Union([Words, strictObject({ name: Words, children: Type.Array(below) })]);
const Subjects = Type.Array(subjectOf(subjectOf(subjectOf(Words))));

export type SeedSubject = string | { name: string; children: readonly SeedSubject[] };

/** The majors with what is taught in them; a name stands for one subject in the whole tree. */
export const seedSubjects: readonly SeedSubject[] = readYaml('tags/subjects.yaml', Subjects);

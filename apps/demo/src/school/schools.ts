import { givableRights } from '@cheese/domain/codes/school/schoolRights';
import { roles } from '@cheese/domain/codes/people/roles';
import { schoolColours } from '@cheese/domain/codes/school/schoolProfile';
import { codeOf, keyOf, strictObject } from '@cheese/domain/contract/shapes';
import Type, { type Static } from 'typebox';
import { readYaml } from '../reading/readYaml';
import { Count, Html, Words } from '../reading/shapes';

const Names = Type.Array(Words);
const Yes = Type.Optional(Type.Literal(true));

const School = strictObject({
  organisation: Words,
  profile: strictObject({
    shortName: Words,
    contactName: Words,
    contactPhone: Words,
    address: Words,
    colour: keyOf(schoolColours),
  }),
  departments: Type.Array(strictObject({ name: Words, majors: Names })),
  classes: Type.Array(
    strictObject({
      year: Count,
      name: Words,
      major: Words,
      headTeacher: Type.Optional(Words),
    }),
  ),
  learnersInClass: Count,
  /** What numbers of learners and teachers begin behind: no two schools give the same, and may merge. */
  numbersAfter: Count,
  /** What its learners do: courses of the shelf, and exams of one of its papers. */
  use: strictObject({
    courses: Names,
    paper: Type.Optional(Words),
    exams: Type.Array(strictObject({ title: Words, daysAgo: Count, years: Type.Array(Count) })),
  }),
  teachers: Count,
  /** Roles of the school's own, and who has them. */
  offices: Type.Array(
    strictObject({ name: Words, people: Names, rights: Type.Array(keyOf(givableRights)) }),
  ),
  heads: Type.Array(strictObject({ department: Words, people: Names })),
  /** Days before the planting, so that a term is always under way. */
  terms: Type.Array(strictObject({ name: Words, startsBefore: Count, days: Count, isOver: Yes })),
  notices: Type.Array(
    strictObject({
      title: Words,
      html: Html,
      roles: Type.Array(codeOf(roles)),
      /** Sent only then. */
      inDays: Type.Optional(Count),
      /** How many of its recipients have read it. */
      readers: Type.Optional(Count),
    }),
  ),
  teachingClasses: Type.Array(
    strictObject({
      course: Words,
      name: Words,
      teacher: Words,
      classes: Names,
      assistants: Type.Optional(Names),
      /** Learners under 14, and how their guardians have decided. */
      young: Type.Optional(
        Type.Array(
          strictObject({
            name: Words,
            number: Words,
            age: Count,
            guardian: Words,
            consent: keyOf({ given: true, waiting: true, withdrawn: true }),
          }),
        ),
      ),
      /** Beside those of the classes. */
      learners: Type.Optional(Names),
      /** Learners may join by a code. */
      code: Yes,
    }),
  ),
});

export const demoSchools = readYaml('school/schools.yaml', Type.Array(School));
export type DemoSchool = Static<typeof School>;

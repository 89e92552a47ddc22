import { strictObject } from '@cheese/domain/contract/shapes';
import Type, { type Static } from 'typebox';
import { seedExams } from '../exam/exams';
import { type ReadFault, readYaml } from '../reading/readYaml';
import { Slug, Words } from '../reading/shapes';
import { seedShelf } from '../shop/commodity/shelf';
import { everyDrill } from '../training/drills/everyDrill';
import { patientCases } from '../training/patients/cases';

/** The key or title of a drill, patient or exam, the slug of what stands on the shelf. */
const Opens = Type.Union([
  strictObject({ type: Type.Literal(16), simulation: Slug }),
  strictObject({ type: Type.Literal(128), model: Slug }),
  strictObject({ type: Type.Literal(256), drill: Words }),
  strictObject({ type: Type.Literal(512), patient: Words }),
  strictObject({ type: Type.Literal(1024), exam: Words }),
]);

/** `course` is a slug. */
const LaterItems = Type.Array(strictObject({ course: Slug, title: Words, opens: Opens }));

export type LaterItem = Static<typeof LaterItems>[number];

const isSold = (type: 1 | 8 | 16, slug: string) =>
  (seedShelf[type] ?? []).some((one) => one.slug === slug);

function isThere(opens: LaterItem['opens']): boolean {
  switch (opens.type) {
    case 16:
      return isSold(8, opens.simulation);
    case 128:
      return isSold(16, opens.model);
    case 256:
      return everyDrill.some(({ key }) => key === opens.drill);
    case 512:
      return patientCases.some(({ key }) => key === opens.patient);
    case 1024:
      return seedExams.some(({ title }) => title === opens.exam);
  }
}

const faultsOf = ({ course, opens }: LaterItem, at: number): ReadFault[] => [
  ...(isSold(1, course) ? [] : [{ at: `${at}.course`, says: `there is no course ${course}` }]),
  ...(isThere(opens) ? [] : [{ at: `${at}.opens`, says: 'what it opens is not there' }]),
];

/** What courses open of drills, patients, models, simulations and exams, which came after them. */
export const laterItems = readYaml('learning/later-items.yaml', LaterItems, (said) =>
  said.flatMap(faultsOf),
);

import { strictObject, nullable } from '@cheese/domain/contract/shapes';
import Type from 'typebox';
import { readEach } from '../../reading/readIndex';
import { Slug, Words } from '../../reading/shapes';

const Lines = Type.Array(Words);
const Simulations = Type.Array(
  strictObject({
    slug: Slug,
    aims: Lines,
    equipment: Lines,
    steps: Lines,
    /** The bank and its chapter of which the first questions are practised beside it. */
    practice: nullable(strictObject({ bank: Slug, chapter: Words })),
  }),
);

/** What every simulation of the shop says of itself, beside what the shop says. */
export const seedSimulationWords = readEach('simulations', Simulations).flatMap(({ said }) => said);

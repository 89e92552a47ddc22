import { strictObject, keyOf } from '@cheese/domain/contract/shapes';
import Type, { type Static } from 'typebox';
import { readYaml } from '../../reading/readYaml';
import { Phone, Words } from '../../reading/shapes';
import { manners } from '../study/visits';

const Centres = Type.Array(
  strictObject({
    name: Words,
    manager: strictObject({ name: Words, phone: Phone }),
    /** A phone where somebody was planted to be signed in as. */
    trainees: Type.Array(
      strictObject({ name: Words, habit: keyOf(manners), phone: Type.Optional(Phone) }),
    ),
  }),
);

export type DemoCentre = Static<typeof Centres>[number];

/** Welfare centres with their people. */
export const demoCentres = readYaml('emergency/centres.yaml', Centres);

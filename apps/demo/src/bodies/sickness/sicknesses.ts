import { strictObject, keyOf } from '@cheese/domain/contract/shapes';
import Type from 'typebox';
import { readSome } from '../../reading/readIndex';
import { Words } from '../../reading/shapes';
import { bodies } from '../bodies';
import { View } from '../tours/tour';

const Sickness = strictObject({
  healthy: keyOf(bodies),
  name: Words,
  text: Words,
  /** What is other than in health at one part, why it matters, and where both bodies show it. */
  differences: Type.Array(
    strictObject({ part: Words, title: Words, text: Words, matter: Words, view: View }),
  ),
});

/** Bodies that are sick, each beside the healthy one. */
export const sicknesses = readSome('bodies/sicknesses', Sickness, bodies);

import { strictObject, keyOf } from '@cheese/domain/contract/shapes';
import { tissues } from '@cheese/generators/tissues/tissues';
import Type from 'typebox';
import { readSome } from '../reading/readIndex';
import { Words } from '../reading/shapes';
import { bodies } from './bodies';

const Pins = Type.Array(
  strictObject({
    /** The part that it sticks in. */
    part: Words,
    place: strictObject({ x: Type.Number(), y: Type.Number(), z: Type.Number() }),
    title: Words,
    text: Words,
    /** What is seen under the microscope there: a slide of ours. */
    tissue: keyOf(tissues),
    picture: Words,
  }),
);

/** What is said about places of bodies, with a look at what they are made of. */
export const bodyPins = readSome('bodies/pins', Pins, bodies);

import type { PatientWhen } from '@cheese/domain/contract/training/shapes/patientCase';
import { ownOf } from '../engine/own';
import type { Prepared } from '../engine/prepare';
import { flagName } from './flagName';
import { texts } from './texts';

export const valueName = (id: string) => ownOf<string>(texts.values, id) ?? id;

/** A condition in words, part by part; all parts must hold. */
export function whenWords(ready: Prepared, when: PatientWhen): string[] {
  const { has = [], lacks = [], since, from, below = {}, above = {} } = when;
  const words = [
    ...has.map((flag) => flagName(ready, flag)),
    ...lacks.map((flag) => texts.lacks(flagName(ready, flag))),
    ...(since ? [texts.since(flagName(ready, since.flag), since.minutes)] : []),
    ...(from ? [texts.from(from)] : []),
    ...Object.entries(below).map(([id, limit]) => texts.below(valueName(id), limit)),
    ...Object.entries(above).map(([id, limit]) => texts.above(valueName(id), limit)),
  ];
  return words.length === 0 ? [texts.always] : words;
}

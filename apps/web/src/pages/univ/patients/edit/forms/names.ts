import { regionList } from '@cheese/patients/catalogue/regions';
import { flagsSetBy } from '@cheese/patients/engine/flags';
import type { Prepared } from '@cheese/patients/engine/prepare';
import { flagName } from '@cheese/patients/graph/flagName';
import { valueName } from '@cheese/patients/graph/whenWords';
import type { PatientCase } from '@cheese/domain/contract/training/shapes/patientCase';

type Names = Readonly<Record<string, string>>;

const namesIn = (by: ReadonlyMap<string, { name: string }>): Names =>
  Object.fromEntries([...by].map(([id, { name }]) => [id, name]));

export const questionNames = ({ questions }: Prepared): Names =>
  Object.fromEntries([...questions].map(([id, { text }]) => [id, text]));

export const manoeuvreNames: Names = Object.fromEntries(
  regionList.flatMap(({ id, name, manoeuvres }) =>
    manoeuvres.map((one) => [`${id}.${one.id}`, `${name} · ${one.name}`]),
  ),
);

export const testNames = ({ tests }: Prepared) => namesIn(tests);
export const treatmentNames = ({ treatments }: Prepared) => namesIn(treatments);
export const diagnosisNames = ({ diagnoses }: Prepared) => namesIn(diagnoses);
export const placeNames = ({ places }: Prepared) => namesIn(places);
export const valueNames = ({ of }: Prepared): Names =>
  Object.fromEntries(Object.keys(of.values).map((id) => [id, valueName(id)]));

export const choicesOf = (names: Names) =>
  Object.entries(names).map(([id, name]) => ({ id, name }));

/** Possible events by kind: the key after the colon, and its label. */
export function flagChoices(ready: Prepared): Readonly<Record<string, Names>> {
  const { of } = ready;
  const own = [...new Set(flagsSetBy(of))];
  return {
    asked: questionNames(ready),
    examined: manoeuvreNames,
    ordered: testNames(ready),
    done: testNames(ready),
    began: treatmentNames(ready),
    treated: treatmentNames(ready),
    suspected: diagnosisNames(ready),
    handed: placeNames(ready),
    knows: of.evidence,
    event: Object.fromEntries(of.events.map(({ id, says }) => [id, says.slice(0, 30) || id])),
    own: Object.fromEntries(own.map((word) => [word, flagName(ready, word)])),
  };
}

/** Removes every reference to a deleted piece of evidence. */
export function withoutEvidence(of: PatientCase, id: string): PatientCase {
  const lists = ['reveals', 'for', 'against', 'evidence'];
  const swept = (thing: unknown, key = ''): unknown => {
    if (Array.isArray(thing)) {
      const list = lists.includes(key) ? thing.filter((one) => one !== id) : thing;
      return list.map((one) => swept(one));
    }
    if (typeof thing !== 'object' || thing === null) return thing;
    return Object.fromEntries(Object.entries(thing).map(([name, one]) => [name, swept(one, name)]));
  };
  const rest = Object.fromEntries(Object.entries(of.evidence).filter(([other]) => other !== id));
  return { ...(swept(of) as PatientCase), evidence: rest };
}

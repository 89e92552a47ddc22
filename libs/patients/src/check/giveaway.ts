import type { Prepared } from '../engine/prepare';
import { type Fault, faultOf, type SectionKey } from './fault';
import { texts } from './texts';

/** Texts visible before the end that name the diagnosis. */
export function findGivenAway({ of, diagnoses }: Prepared): Fault[] {
  const { diagnosis, patient, own = {} } = of;
  const right = [diagnosis.id, ...(diagnosis.alsoRight ?? [])];
  const names = right.flatMap((id) => diagnoses.get(id)?.name ?? []);
  const words = [...new Set([...diagnosis.words, ...names])].filter((word) => word.trim() !== '');
  const seen: [SectionKey, string, string][] = [
    ['about', '病例名称', of.title],
    ['about', '主诉', patient.complaint],
    ...of.events
      .filter(({ isDeath }) => isDeath !== true)
      .map(({ says }): [SectionKey, string, string] => ['states', texts.event(says), says]),
  ];
  const ownDiagnoses = (own.diagnoses ?? []).map(({ id }) => id);
  const isOnly = ownDiagnoses.length > 0 && ownDiagnoses.every((id) => right.includes(id));
  return [
    ...seen.flatMap(([where, what, text]) =>
      words
        .filter((word) => text.toLowerCase().includes(word.toLowerCase()))
        .map((word) => faultOf('giveaway', where, texts.givenAway(what, word))),
    ),
    ...(isOnly ? [faultOf('giveaway', 'diagnosis', texts.onlyOwn)] : []),
  ];
}

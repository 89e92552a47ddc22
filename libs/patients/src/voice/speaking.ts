import type { PatientCase } from '@cheese/domain/contract/training/shapes/patientCase';
import { diagnoses } from '../catalogue/diagnoses';
import { type Exchange, voiceRequest } from './asking';
import { refusalOf } from './checking';
import type { PatientVoice } from './voice';

interface Spoken {
  text: string;
  /** Whose words they are. */
  by: 'catalogue' | 'voice';
}

const tidied = (text: string) => text.replaceAll(/[\p{C}\s]+/gu, ' ').trim();

/** Ends with the signal, whether or not whoever is asked listens to it. */
const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    const give = () => reject(new Error('nobody waits any longer'));
    if (signal.aborted) give();
    else signal.addEventListener('abort', give, { once: true });
  });

/** The names by which the possible diagnoses of the case are known. */
const namesOf = ({ differential, own = {} }: PatientCase) => {
  const suspected = new Set(differential.map(({ diagnosis }) => diagnosis));
  return [...diagnoses, ...(own.diagnoses ?? [])]
    .filter(({ id }) => suspected.has(id))
    .map(({ name }) => name);
};

/**
 * The catalogue's answer in livelier words, where somebody can find them. Slow, absent, broken or
 * out of its role: then the catalogue's own. What was asked, and so what is marked, is settled
 * before; nothing that is said here reaches the marks.
 */
export async function spoken(
  voice: PatientVoice | null,
  of: PatientCase,
  before: readonly Exchange[],
  now: Exchange,
  signal: AbortSignal,
): Promise<Spoken> {
  const own: Spoken = { text: now.answer, by: 'catalogue' };
  if (voice === null) return own;
  try {
    const request = voiceRequest(of, before, now);
    const said = await Promise.race([voice.speak(request, signal), untilAborted(signal)]);
    const text = tidied(said);
    return refusalOf(of, namesOf(of), text.normalize('NFKC'), now.answer) === null
      ? { text, by: 'voice' }
      : own;
  } catch {
    return own;
  }
}

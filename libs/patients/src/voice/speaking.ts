import type { PatientCase } from '@cheese/domain/contract/training/shapes/patientCase';
import { diagnoses } from '../catalogue/diagnoses';
import { type Exchange, voiceRequest } from './asking';
import { refusalOf } from './checking';
import type { PatientVoice } from './voice';

interface Spoken {
  text: string;
  /** The source of the text. */
  by: 'catalogue' | 'voice';
}

const tidied = (text: string) => text.replaceAll(/[\p{C}\s]+/gu, ' ').trim();

/** Rejects when the signal aborts, even if the provider ignores it. */
const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    const give = () => reject(new Error('nobody waits any longer'));
    if (signal.aborted) give();
    else signal.addEventListener('abort', give, { once: true });
  });

/** The names of the possible diagnoses of the case. */
const namesOf = ({ differential, own = {} }: PatientCase) => {
  const suspected = new Set(differential.map(({ diagnosis }) => diagnosis));
  return [...diagnoses, ...(own.diagnoses ?? [])]
    .filter(({ id }) => suspected.has(id))
    .map(({ name }) => name);
};

/**
 * Rephrases the catalogue's answer with a language model, if one is configured. If it is slow,
 * fails or leaves its role, the catalogue's answer is used. Recognition and marking happen before,
 * so nothing said here affects the marks.
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

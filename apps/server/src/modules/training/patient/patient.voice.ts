import { texts } from '@cheese/patients/engine/texts';
import type { Exchange } from '@cheese/patients/voice/asking';
import { spoken } from '@cheese/patients/voice/speaking';
import type { PatientContract as C } from '@cheese/domain/contract/training/patient';
import type { PatientDeed } from '@cheese/domain/contract/training/shapes/patientDeed';
import type { PatientStep } from '@cheese/domain/contract/training/shapes/patientSight';
import type { CallContext } from '../../../calls/call';
import { limits } from '../../base/limit/limit.rules';
import { consumeRateLimits } from '../../base/limit/limit.service';
import type { KnownCase } from './patient.known';
import { played } from './patient.show';
import type { Done } from './patient.store';

type VoiceContext = Pick<CallContext<C['act']>, 'db' | 'clock' | 'person' | 'voice' | 'log'>;

export interface Next {
  before: readonly Done[];
  number: number;
  deed: PatientDeed;
}

/** Timeout, after which the catalogue's words are used. */
const PATIENCE_MS = 4_000;

/**
 * The patient's answers in a language model's words, in their order; null leaves the catalogue's.
 * What was asked is settled by then, and none of it reaches the marks.
 */
export async function wordsFor(
  context: VoiceContext,
  of: KnownCase,
  { before, number, deed }: Next,
): Promise<string[] | null> {
  const { voice, log } = context;
  const asked = questionOf(of, deed);
  if (voice === null || asked === null || number !== before.length + 1) return null;
  const { steps } = played(of, [...before, { deed, spoken: null }]);
  const answers = answersOf(steps.at(-1));
  // There is nothing to rephrase if the question was not understood.
  if (answers.length === 0 || answers.includes(texts.notUnderstood)) return null;
  if (!(await mayAsk(context))) return null;
  const past = before.flatMap((one, at) => exchangesOf(of, one.deed, steps[at]));
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const said = await Promise.all(
    answers.map((answer) => spoken(voice, of.of, past, { asked, answer }, signal)),
  );
  if (said.some(({ by }) => by === 'voice')) return said.map(({ text }) => text);
  log.warn({ caseId: of.id }, 'a patient spoke in the words of the catalogue');
  return null;
}

/** Each request is paid for by the platform, so over the limit the catalogue answers. */
const mayAsk = ({ db, clock, person }: VoiceContext) =>
  consumeRateLimits(db, clock.now(), [
    { key: `patientVoice:${person.id}`, limit: limits.patientVoicesOfPerson },
  ]).then(
    () => true,
    () => false,
  );

function questionOf({ choices }: KnownCase, deed: PatientDeed): string | null {
  if (deed.kind === 'say') return deed.text;
  if (deed.kind !== 'ask') return null;
  return choices.questions.find(({ id }) => id === deed.question)?.text ?? null;
}

const answersOf = (step: PatientStep | undefined) =>
  (step?.says ?? []).flatMap(({ by, text }) => (by === 'patient' ? [text] : []));

function exchangesOf(of: KnownCase, deed: PatientDeed, step: PatientStep | undefined): Exchange[] {
  const asked = questionOf(of, deed);
  return asked === null ? [] : answersOf(step).map((answer) => ({ asked, answer }));
}

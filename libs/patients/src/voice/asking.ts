import type { PatientCase } from '@cheese/domain/contract/training/shapes/patientCase';
import { texts } from './texts';
import type { VoiceRequest } from './voice';

/** The number of earlier exchanges sent along. */
const REMEMBERED = 6;
const LONGEST_QUESTION = 200;

export interface Exchange {
  asked: string;
  answer: string;
}

/**
 * Escapes the learner's text: no quotation marks that would end the quote, and no invisible
 * characters.
 */
export const quoted = (text: string) =>
  text
    .normalize('NFKC')
    .replaceAll(/[\p{C}「」]/gu, ' ')
    .slice(0, LONGEST_QUESTION)
    .trim();

/**
 * The prompt contains only the patient's profile and the one answer of the catalogue. The rest of
 * the case is left out, so that a learner cannot extract it from the model.
 */
export function voiceRequest(
  { patient }: Pick<PatientCase, 'patient'>,
  before: readonly Exchange[],
  now: Exchange,
): VoiceRequest {
  const { name, age, speaker, manner, complaint } = patient;
  const who = speaker === undefined ? `${name}，${age}` : `${name}（${age}）的${speaker}`;
  const turn = ({ asked, answer }: Exchange) =>
    `${texts.asked(quoted(asked))}\n${texts.facts(answer)}`;
  return {
    system: [texts.role(who, manner), ...texts.rules].join('\n'),
    messages: [
      { role: 'assistant', content: complaint },
      ...before.slice(-REMEMBERED).flatMap(
        (one) =>
          [
            { role: 'user', content: texts.asked(quoted(one.asked)) },
            { role: 'assistant', content: one.answer },
          ] as const,
      ),
      { role: 'user', content: turn(now) },
    ],
  };
}

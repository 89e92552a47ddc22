import type { PatientCase } from '@cheese/domain/contract/training/shapes/patientCase';
import { texts } from './texts';
import type { VoiceRequest } from './voice';

/** So much of what was said before is remembered. */
const REMEMBERED = 6;
const LONGEST_QUESTION = 200;

/** One thing that was asked, and what the patient said. */
export interface Exchange {
  asked: string;
  answer: string;
}

/** Words of whoever asks: no marks that would end their quotation, no signs that nobody sees. */
export const quoted = (text: string) =>
  text
    .normalize('NFKC')
    .replaceAll(/[\p{C}「」]/gu, ' ')
    .slice(0, LONGEST_QUESTION)
    .trim();

/**
 * What goes in: who the patient is, and the one answer that the catalogue gives. The rest of the
 * case stays outside, so that nothing can be talked out of whoever does not know it.
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

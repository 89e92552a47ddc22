import { htmlOf } from '../html/plain';
import type { FoundQuestion, Reading } from '../shapes';
import { complaintTexts, placeTexts } from '../texts';

const OPTION = /^([A-Z])[.)]\s+(.*)$/;
const ANSWER = /^ANSWER:\s*([A-Z])\s*$/;

/** Its answers stand in English and in capitals: nobody else writes that. */
export const looksLikeAiken = (text: string) => /^ANSWER:\s*[A-Z]\s*$/m.test(text);

export function readAiken(text: string): Reading {
  const questions: FoundQuestion[] = [];
  const complaints: string[] = [];
  let [stem, line]: [string[], number] = [[], 0];
  let options: { key: string; text: string; picture: null }[] = [];
  const begin = () => ([stem, options] = [[], []]);
  text.split('\n').forEach((written, at) => {
    const words = written.trim();
    const [, key, option = ''] = OPTION.exec(words) ?? [];
    const [, answer] = ANSWER.exec(words) ?? [];
    if (answer) {
      const draft = { type: 1 as const, stem: htmlOf(stem.join('\n')), options, key: [[answer]] };
      questions.push({ draft, place: placeTexts.line(line) });
      begin();
    } else if (key && stem.length > 0) options.push({ key, text: htmlOf(option), picture: null });
    else if (words !== '') {
      if (stem.length === 0) line = at + 1;
      if (options.length > 0) {
        complaints.push(complaintTexts.unread(placeTexts.line(line), stem.join(' ').slice(0, 40)));
        begin();
        line = at + 1;
      }
      stem.push(words);
    }
  });
  if (stem.length > 0)
    complaints.push(complaintTexts.unread(placeTexts.line(line), stem.join(' ').slice(0, 40)));
  return { questions, complaints };
}

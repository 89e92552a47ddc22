/**
 * npx tsx --tsconfig tsconfig.base.json tools/bench/training/patientMatching.ts
 *
 * How long it takes to recognise free text to a virtual patient among 400 questions: the shared
 * ones, and generated ones up to that number. Tests all wordings, two questions at once, and the
 * longest accepted text.
 */
import { questionList } from '@cheese/patients/catalogue/questions';
import { askedIn } from '@cheese/patients/matching/askedIn';
import { phraseIndex } from '@cheese/patients/matching/phraseIndex';
import { command, say, Stop } from '../../setup/say.mjs';

const QUESTIONS = 400;
const SLOWEST_MS = 50;

const made = Array.from({ length: QUESTIONS - questionList.length }, (_, at) => {
  const { text, alike } = questionList[at % questionList.length] ?? { text: '', alike: [] };
  const again = (one: string) => `上回住院的第${at}天${one}`;
  return { id: `made${at}`, text: again(text), alike: alike.map(again) };
});

await command(async () => {
  const began = performance.now();
  const index = phraseIndex([...questionList, ...made]);
  const prepared = performance.now() - began;
  const phrasings = questionList.flatMap(({ text, alike }) => [text, ...alike]);
  const asked = [
    ...phrasings,
    ...phrasings.map((one, at) => `${one}，${phrasings.at(-at) ?? ''}`),
    ...Array.from({ length: 50 }, (_, at) => phrasings.slice(at, at + 40).join('')),
    ...Array.from({ length: 50 }, (_, at) => phrasings.slice(at, at + 40).join('？')),
    '疼'.repeat(10_000),
  ];
  const times = asked
    .map((text) => {
      const from = performance.now();
      askedIn(index, text);
      return performance.now() - from;
    })
    .sort((a, b) => a - b);
  const at = (share: number) => (times[Math.floor(share * (times.length - 1))] ?? 0).toFixed(2);
  say(`${QUESTIONS} questions made ready in ${prepared.toFixed(0)} ms`);
  say(`${asked.length} asked: half within ${at(0.5)} ms, 99 % within ${at(0.99)}, all ${at(1)}`);
  if (Number(at(0.99)) > SLOWEST_MS) throw new Stop(`Slower than ${SLOWEST_MS} ms.`);
  return Promise.resolve();
});

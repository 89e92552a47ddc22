import type { QuestionDraft } from '@cheese/domain/questions/draft';

/** Numbers between 0 and 1 that are the same each time. */
export function luckFrom(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

type Luck = ReturnType<typeof luckFrom>;
type Words = Pick<QuestionDraft, 'type' | 'difficulty' | 'options' | 'key'>;

const OPEN = 0.02;
const HARDER = 0.12;

/** What somebody answers: right the more surely the abler they are; now and then nothing. */
export function givenBy({ type, difficulty, options, key }: Words, ability: number, luck: Luck) {
  if (luck() < OPEN) return [];
  const isRight = luck() < ability + HARDER * (2 - difficulty);
  const [first = []] = key;
  if (isRight) return type === 3 ? [...first] : key.map(([word = '']) => word);
  // A wrong one is as likely as another; of several, one is missed.
  if (type === 3) return first.slice(1);
  if (type === 4) return key.map(() => '不知道');
  const others = options.map((option) => option.key).filter((letter) => !first.includes(letter));
  return [others[Math.floor(luck() * others.length)] ?? ''];
}

import { speaksOfOptions } from '@cheese/server/modules/exam/question/question.shuffle';
import { everyQuestion, seedBanks } from './banks';
import { schoolBanks } from './schoolBanks';

/** Banks whose keys could be guessed without knowing anything teach how to guess. */

const LETTERS = 'ABCDE';
const planted = [...seedBanks, ...schoolBanks];

const [SINGLE, MULTIPLE, ORDERING, MATCHING] = [1, 3, 6, 7];

type Bank = (typeof seedBanks)[number];
interface GuessedQuestion {
  stem: string;
  options: readonly string[];
  right: readonly number[];
}

/** Of one kind, with their options as words and their keys as places among these. */
const ofKinds = (bank: Bank, ...kinds: number[]): GuessedQuestion[] =>
  everyQuestion(bank)
    .filter(({ type }) => kinds.includes(type))
    .map(({ stem, options, key }) => ({
      stem,
      options: options.map(({ text }) => text),
      right: key.flat().map((letter) => options.findIndex((one) => one.key === letter)),
    }));

const singlesOf = (bank: Bank) => ofKinds(bank, SINGLE);

const longestOf = ({ options }: GuessedQuestion) => {
  const longest = Math.max(...options.map((option) => option.length));
  return [...options.keys()].filter((place) => options[place]!.length === longest);
};

/** A fifth of the options are right; where questions are few, two more may be luck. */
const mostOf = (count: number) => Math.max(count / 4, count / 5 + 2);

const multiplesOf = (bank: Bank) => ofKinds(bank, MULTIPLE);

it.each(seedBanks)('$title: the longest option is no better a guess than another', (bank) => {
  const clear = singlesOf(bank).filter((one) => longestOf(one).length === 1);
  const won = clear.filter((one) => longestOf(one)[0] === one.right[0]);
  expect(won.length).toBeLessThanOrEqual(mostOf(clear.length));
});

it.each(seedBanks)('$title: nor is one of the longest, where several are', (bank) => {
  const singles = singlesOf(bank);
  const won = singles.map((one) => {
    const longest = longestOf(one);
    return longest.includes(one.right[0] ?? -1) ? 1 / longest.length : 0;
  });
  const sum = won.reduce((total, share) => total + share, 0);
  expect(sum).toBeLessThanOrEqual(mostOf(singles.length));
});

it('each letter is in the keys of multiple choices about as often as another', () => {
  const multiples = seedBanks.flatMap(multiplesOf);
  const shares = [...LETTERS].map((_, place) => {
    const offered = multiples.filter(({ options }) => options.length > place);
    return offered.filter(({ right }) => right.includes(place)).length / offered.length;
  });
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  for (const share of shares) expect(Math.abs(share - mean)).toBeLessThanOrEqual(0.12);
});

it.each(seedBanks)('$title: no letter is in each key of multiple choices', (bank) => {
  const multiples = multiplesOf(bank).filter(({ right, options }) => right.length < options.length);
  for (const place of [...LETTERS].keys()) {
    const count = multiples.filter(({ right }) => right.includes(place)).length;
    expect([LETTERS[place], count === multiples.length]).toEqual([LETTERS[place], false]);
  }
});

it.each(planted)('$title: nothing to be ordered stands in order already', (bank) => {
  for (const one of ofKinds(bank, ORDERING, MATCHING)) {
    expect([one.stem, one.right.every((right, at) => right === at)]).toEqual([one.stem, false]);
  }
});

it.each(planted)('$title: analyses name options by their words, not by their places', (bank) => {
  for (const { stem, analysis } of everyQuestion(bank)) {
    expect([stem, speaksOfOptions(stem), speaksOfOptions(analysis)]).toEqual([stem, false, false]);
  }
});

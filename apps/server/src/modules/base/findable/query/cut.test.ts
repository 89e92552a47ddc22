import { cut } from './cut';

/** Cuts by a few words; what is unknown stands in brackets. */
const cutBy = (words: string[]) => (word: string) =>
  cut(word, {
    isKnown: (piece) => words.includes(piece),
    mayGoOn: (piece) => words.some((known) => known.startsWith(piece)),
  }).map(({ text, isKnown }) => (isKnown ? text : `[${text}]`));

const pieces = cutBy(['心电图', '心', '判读', '图判', 'ct', 'b超', '护理', '患者', '脑']);

it.each([
  ['心电图判读', ['心电图', '判读']],
  ['判读心电图', ['判读', '心电图']],
  ['脑ct', ['脑', 'ct']],
  ['b超护理', ['b超', '护理']],
  ['量子心电图力学', ['[量子]', '心电图', '[力学]']],
  ['患者的护理', ['患者', '护理']],
  ['怎么做护理', ['护理']],
  ['量子', ['[量子]']],
  ['act', ['[act]']],
])('%s is cut into the fewest known pieces', (word, expected) => {
  expect(pieces(word)).toEqual(expected);
});

import { isWanted, stretchAt } from './bullets';

it.each([
  [0, 0, 120_000],
  [119_999, 0, 120_000],
  [120_000, 120_000, 240_000],
  [-5, 0, 120_000],
])('%d ms lies in the stretch from %d to %d', (ms, fromMs, toMs) => {
  expect(stretchAt(ms)).toEqual({ fromMs, toMs });
});

const none = { words: [], senders: [], places: [] };
const said = { text: 'ST段抬高', place: 1, senderId: 7, isMine: false };

it('is seen by who blocks nothing of it', () => {
  expect(isWanted(said, none)).toBe(true);
  expect(isWanted(said, { words: ['房颤'], senders: [{ id: 8 }], places: [2, 3] })).toBe(true);
});

it.each([
  ['a word, however it is written', { ...none, words: ['st段'] }],
  ['a person', { ...none, senders: [{ id: 7 }] }],
  ['a place', { ...none, places: [1] }],
])('%s is blocked', (_, blocks) => {
  expect(isWanted(said, blocks)).toBe(false);
  expect(isWanted({ ...said, isMine: true }, blocks)).toBe(true);
});

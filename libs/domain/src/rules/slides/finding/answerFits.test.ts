import type { AskedField, FieldAnswer } from '../../../contract/slides/shapes/slideFindingShapes';
import { answerFits, fieldHolds, isBlank, noAnswer } from './answerFits';

const ground = { width: 600, height: 400 };
const field = (said: Partial<AskedField>): AskedField => ({
  kind: 1,
  label: '所见',
  isNeeded: true,
  points: 5,
  options: [],
  unit: '',
  ...said,
});
const options = ['甲', '乙', '丙'];
const place = (x: number, y: number) => ({ points: [{ x, y }], note: '' });

it.each<[string, Partial<AskedField>, Partial<FieldAnswer>, boolean]>([
  ['words', { kind: 1 }, { text: '肝小叶' }, true],
  ['too many words', { kind: 1 }, { text: '肝'.repeat(201) }, false],
  ['words for a number', { kind: 5 }, { text: '12' }, false],
  ['a number', { kind: 5 }, { value: 12.5 }, true],
  ['one choice', { kind: 3, options }, { chosen: [2] }, true],
  ['two for one choice', { kind: 3, options }, { chosen: [0, 1] }, false],
  ['several', { kind: 4, options }, { chosen: [0, 2] }, true],
  ['what is not to be chosen', { kind: 4, options }, { chosen: [3] }, false],
  ['a place', { kind: 6 }, { places: [place(600, 400)] }, true],
  ['a place beside the slide', { kind: 6 }, { places: [place(601, 1)] }, false],
  ['a place for words', { kind: 2 }, { places: [place(1, 1)] }, false],
])('%s', (_, asked, answer, fits) => {
  expect(answerFits(field(asked), { ...noAnswer, ...answer }, ground)).toBe(fits);
});

it('knows what is blank, and what field holds', () => {
  expect(isBlank({ ...noAnswer, text: ' ' })).toBe(true);
  expect(isBlank({ ...noAnswer, value: 0 })).toBe(false);
  expect(fieldHolds(field({ kind: 3, options: ['甲'] }))).toBe(false);
  expect(fieldHolds(field({ kind: 1, options }))).toBe(false);
  expect(fieldHolds(field({ kind: 2, unit: 'µm' }))).toBe(false);
  expect(fieldHolds(field({ kind: 5, unit: 'µm' }))).toBe(true);
});

import type { AskedField } from '@cheese/domain/contract/slides/shapes/slideFindingShapes';
import { answerOf, begun, faultOf, workOf } from './work';

const field = (said: Partial<AskedField>): AskedField => ({
  kind: 1,
  label: '所见',
  isNeeded: true,
  points: 5,
  options: [],
  unit: '',
  ...said,
});

it('hands in what was typed, and takes it up again', () => {
  const [work] = begun([field({ kind: 5 })], null);
  if (!work) throw new Error('no field');
  expect(answerOf(work).value).toBeNull();
  const typed = { ...work, number: '12.5' };
  expect(answerOf(typed).value).toBe(12.5);
  expect(workOf(answerOf(typed))).toEqual(typed);
});

it('says what is missing, and what is no number', () => {
  const [work] = begun([field({})], null);
  if (!work) throw new Error('no field');
  expect(faultOf(field({}), work)).toBe('请填写此项');
  expect(faultOf(field({ isNeeded: false }), work)).toBeNull();
  expect(faultOf(field({ kind: 5, isNeeded: false }), { ...work, number: '十二' })).toBe(
    '请填写数值',
  );
  expect(faultOf(field({ kind: 5 }), { ...work, number: '1e999' })).toBe('请填写数值');
  expect(faultOf(field({ kind: 6 }), work)).toBe('请在切片上标出位置');
});

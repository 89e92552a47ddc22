import { draftOf, faultsIn, fieldOf, moved, newField } from './fieldDraft';

it('leaves behind what its kind does not ask for', () => {
  const typed = { ...newField, label: ' 大小 ', options: '甲\n乙', unit: 'µm', points: '5' };
  expect(fieldOf({ ...typed, kind: '5' })).toMatchObject({
    label: '大小',
    unit: 'µm',
    options: [],
    points: 5,
  });
  const choice = fieldOf({ ...typed, kind: '3' });
  expect(choice).toMatchObject({ unit: '', options: ['甲', '乙'] });
  expect(fieldOf(draftOf(choice))).toEqual(choice);
});

it('moves one to another place, and nothing beyond the ends', () => {
  expect(moved(['甲', '乙', '丙'], 0, 2)).toEqual(['乙', '丙', '甲']);
  expect(moved(['甲', '乙', '丙'], 2, 1)).toEqual(['甲', '丙', '乙']);
  for (const [from, to] of [
    [0, -1],
    [2, 3],
    [9, 0],
  ] as const)
    expect(moved(['甲', '乙', '丙'], from, to)).toEqual(['甲', '乙', '丙']);
});

it('says what is wrong', () => {
  expect(Object.keys(faultsIn(newField))).toEqual(['label']);
  const choice = { ...newField, label: '分级', kind: '4' };
  expect(Object.keys(faultsIn({ ...choice, options: '甲\n甲' }))).toEqual(['options']);
  expect(Object.keys(faultsIn({ ...choice, options: '甲\n乙', points: '101' }))).toEqual([
    'points',
  ]);
});

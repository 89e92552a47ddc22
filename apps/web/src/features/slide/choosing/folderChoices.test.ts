import { folderChoices, folderIdOf, folderValue } from './folderChoices';

it('lists folders in their order, each behind those above it', () => {
  const folder = (id: number, parentId: number | null, name: string) => ({
    id,
    parentId,
    name,
    slideCount: 0,
  });
  const choices = folderChoices([
    folder(9, null, '病理'),
    folder(2, null, '系统'),
    folder(5, 2, '消化'),
  ]);
  expect(Object.values(choices)).toEqual(['病理', '系统', '系统 / 消化']);
  expect(Object.keys(choices).map(folderIdOf)).toEqual([9, 2, 5]);
});

it.each([null, 5])('%s is what it was', (id) => {
  expect(folderIdOf(folderValue(id))).toBe(id);
});

import { visibleRows } from './visibleRows';

const items = [
  { id: 1, parentId: null, name: '基础医学院' },
  { id: 2, parentId: 1, name: '解剖学系' },
  { id: 3, parentId: 1, name: '生理学系' },
  { id: 4, parentId: null, name: '护理学院' },
];
const namesOf = (seen: Parameters<typeof visibleRows>[1]) =>
  visibleRows(items, seen).map(({ item, level }) => `${level} ${item.name}`);

it('shows what is below only where it is open', () => {
  expect(namesOf({ isOpen: () => false })).toEqual(['1 基础医学院', '1 护理学院']);
  expect(namesOf({ isOpen: (id) => id === 1 })).toEqual([
    '1 基础医学院',
    '2 解剖学系',
    '2 生理学系',
    '1 护理学院',
  ]);
});

it('opens the way to what is searched, and leaves the rest out', () => {
  expect(namesOf({ isOpen: () => false, keyword: '解剖' })).toEqual(['1 基础医学院', '2 解剖学系']);
  expect(namesOf({ isOpen: () => true, keyword: '基础' })).toEqual([
    '1 基础医学院',
    '2 解剖学系',
    '2 生理学系',
  ]);
});

it('counts siblings, for who cannot see them', () => {
  expect(visibleRows(items, { isOpen: () => true })[2]).toMatchObject({
    place: 2,
    siblings: 2,
    hasBelow: false,
  });
});

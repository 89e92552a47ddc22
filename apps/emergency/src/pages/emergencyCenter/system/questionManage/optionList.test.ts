import { blankOptions, changeOptions, keyAt, type OptionChange, readOptions } from './optionList';

const three = {
  options: [
    { id: 0, text: '甲' },
    { id: 1, text: '乙' },
    { id: 2, text: '丙' },
  ],
  answer: 1,
};
const after = (...changes: OptionChange[]) => changes.reduce(changeOptions, three);
const words = ({ options }: typeof three | ReturnType<typeof after>) =>
  options.map(({ text }) => text).join('');
const keyOfAnswer = (list: ReturnType<typeof after>) =>
  keyAt(list.options.findIndex(({ id }) => id === list.answer));

it('the right answer moves along with its option', () => {
  const moved = after({ do: 'move', id: 1, by: -1 });
  expect(words(moved)).toBe('乙甲丙');
  expect(keyOfAnswer(moved)).toBe('A');
  expect(words(after({ do: 'move', id: 1, by: 1 }))).toBe('甲丙乙');
});

it('an option that is removed is no answer any more', () => {
  expect(after({ do: 'remove', id: 1 }).answer).toBeNull();
  expect(after({ do: 'remove', id: 0 })).toMatchObject({ answer: 1 });
});

it('a new option takes no place of another', () => {
  const ids = after({ do: 'remove', id: 1 }, { do: 'add' }).options.map(({ id }) => id);
  expect(ids).toEqual([0, 2, 3]);
});

it('true or false starts with its two options', () => {
  expect(words(blankOptions('2'))).toBe('正确错误');
  expect(blankOptions('1').options).toHaveLength(4);
});

it('reads a stored question', () => {
  const stored = {
    options: [
      { key: 'A', text: '甲' },
      { key: 'B', text: '乙' },
    ],
    answer: 'B',
  };
  expect(readOptions(stored as never)).toMatchObject({ answer: 1 });
});

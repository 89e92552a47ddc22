import { isMet } from '../query/meeting';
import { literal } from '../query/pattern';
import { FindableIndex } from './findableIndex';
import { toItem } from './item';
import { MOST_IN_SEGMENT } from './segment';

const index = new FindableIndex();
beforeEach(() => index.clear());

const thing = (id: number, title: string) =>
  toItem(
    {
      kind: 'it',
      id,
      type: 1,
      weight: 0,
      title,
      signs: [title, '', '', '', ''],
      sounds: ['', '', '', ''],
    },
    index.sounds,
  );
const things = (from: number, count: number, title: string) =>
  Array.from({ length: count }, (_, at) => thing(from + at, `${title}${from + at}号`));
const isFound = (text: string) => isMet(index, literal(text));

it('holds each thing once, as it was put in last', () => {
  index.put([thing(1, '心脏'), thing(2, '肝脏')]);
  index.put([thing(1, '肾脏')]);
  expect([isFound('心脏'), isFound('肝脏'), isFound('肾脏')]).toEqual([false, true, true]);
});

it('holds what is taken out no more', () => {
  index.put([thing(1, '心脏'), thing(2, '肝脏')]);
  index.remove(['it/1', 'it/9']);
  expect([isFound('心脏'), isFound('肝脏')]).toEqual([false, true]);
});

it('finds in each of its segments', () => {
  index.put(things(1, MOST_IN_SEGMENT + 3, '切片'));
  expect(index.size).toBe(MOST_IN_SEGMENT + 3);
  expect(isFound(`切片${MOST_IN_SEGMENT + 3}号`)).toBe(true);
});

it('moves what is left of a segment once half of it is gone, and finds it still', () => {
  index.put(things(1, MOST_IN_SEGMENT, '切片'));
  index.put(things(1, MOST_IN_SEGMENT / 2, '标本'));
  expect([isFound('切片1024号'), isFound('切片1025号'), isFound('标本1024号')]).toEqual([
    false,
    true,
    true,
  ]);
  expect(index.size).toBe(MOST_IN_SEGMENT);
});

it('tells a change by its version', () => {
  const before = index.version;
  index.put([thing(1, '心脏')]);
  expect(index.version).toBeGreaterThan(before);
});

import { lruCache } from './lruCache';
import { clearMemory, listMemory, registerMemory } from './nodeMemory';

const own = ['cards', 'words'];
/** Modules that share the process have memories of their own. */
const sizes = () =>
  listMemory().flatMap(({ name, size }) => (own.includes(name) ? `${name} ${size}` : []));
const told = { invalidatedBy: 'nothing' };

it('lists what is kept, clears one by its name, and all', () => {
  const [cards, words] = own.map((name) => lruCache<string>({ name, most: 2, ...told }));
  for (const key of [1, 2, 3]) cards?.keep(key, 'a card');
  words?.keep(1, 'a word');
  expect(sizes()).toEqual(['cards 2', 'words 1']);
  clearMemory('cards');
  expect(sizes()).toEqual(['cards 0', 'words 1']);
  expect(words?.find(1)).toBe('a word');
  clearMemory();
  expect(sizes()).toEqual(['cards 0', 'words 0']);
});

it('what ends before the node leaves the list', () => {
  const before = listMemory().length;
  const clear = jest.fn();
  const unregister = registerMemory({ name: 'an app', ...told, size: () => 1, clear });
  expect(listMemory().at(-1)).toEqual({ name: 'an app', ...told, size: 1 });
  unregister();
  clearMemory();
  expect(listMemory()).toHaveLength(before);
  expect(clear).not.toHaveBeenCalled();
});

it('of a cache what was asked for longest ago goes first', () => {
  const cache = lruCache<string>({ name: 'few', most: 2, ...told });
  cache.keep('old', 'old');
  cache.keep('new', 'new');
  expect(cache.find('old')).toBe('old');
  cache.keep('newest', 'newest');
  expect(['old', 'new', 'newest'].map((key) => cache.find(key))).toEqual([
    'old',
    undefined,
    'newest',
  ]);
});

import { readTab, saidTab } from './detailTabs';

it.each([
  ['', 'introduction'],
  ['tab=directory', 'directory'],
  ['tab=constructor', 'introduction'],
  ['tab=none', 'introduction'],
])('reads %s as %s', (said, tab) => {
  expect(readTab(new URLSearchParams(said))).toBe(tab);
});

it('says the first by nothing', () => {
  expect(saidTab('introduction')).toBeUndefined();
  expect(saidTab('directory')).toBe('directory');
});

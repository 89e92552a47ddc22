import { chooseBase } from './base.mjs';

const repository = { branch: '', head: 'head', parent: 'parent', forkPoint: 'fork' };

test.each([
  ['on a branch: where it left the main line', { branch: 'feature' }, 'fork'],
  [
    'on a branch without commits: only what is not committed',
    { branch: 'feature', forkPoint: 'head' },
    'head',
  ],
  ['on the main line: the commit before', { branch: 'main', forkPoint: 'head' }, 'parent'],
  ['on the main line, ahead of the remote: the commit before', { branch: 'main' }, 'parent'],
  ['without a branch, on the main line: the commit before', { forkPoint: 'head' }, 'parent'],
  ['without a branch, elsewhere: where it left the main line', {}, 'fork'],
  ['in the first commit: nothing to compare with', { branch: 'main', parent: null }, null],
  ['where no main line is known: nothing to compare with', { branch: 'x', forkPoint: null }, null],
])('%s', (_, facts, base) => {
  expect(chooseBase({ ...repository, ...facts })).toBe(base);
});

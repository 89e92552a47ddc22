import { headOf } from './showType';

it.each([
  ['1', 'main'],
  ['2', 'morphology'],
  ['3', 'testing'],
])('shows for showType=%s the head of %s', (showType, head) => {
  expect(headOf(showType)).toBe(head);
});

it.each(['', '0', '4', '1.0', ' 2', 'toString', null, undefined])(
  'shows the main head for %p',
  (showType) => {
    expect(headOf(showType)).toBe('main');
  },
);

import { begun, changed, redone, undone } from './history';

const typed = changed(changed(begun('a'), 'ab', 'title'), 'abc', 'title');

it('takes changes of one key back as one step', () => {
  expect(undone(typed).now).toBe('a');
  expect(undone(changed(typed, 'x', 'summary')).now).toBe('abc');
});

it('takes changes without a key back one by one', () => {
  expect(undone(changed(changed(begun(1), 2), 3)).now).toBe(2);
});

it('redoes what was undone until something else is written', () => {
  const back = undone(typed);
  expect(redone(back).now).toBe('abc');
  expect(redone(changed(back, 'b')).now).toBe('b');
});

it('stays where there is no step', () => {
  const first = begun('a');
  expect(undone(first)).toBe(first);
  expect(redone(first)).toBe(first);
});

it('keeps 200 steps', () => {
  let history = begun(0);
  for (let step = 1; step <= 250; step++) history = changed(history, step);
  expect(history.past).toHaveLength(200);
  expect(history.past[0]).toBe(50);
});

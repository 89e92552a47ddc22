import { lastChosen, onChosen, readChosen, storeChosen } from './chosenTag';

beforeEach(() => localStorage.clear());

it('keeps the way to the chosen tag, of which the last counts', () => {
  storeChosen([3, 14]);
  expect(readChosen()).toEqual([3, 14]);
  expect(lastChosen()).toBe(14);
});

it('leaves nothing behind where nothing is chosen any more', () => {
  storeChosen([3]);
  storeChosen([]);
  expect(localStorage).toHaveLength(0);
  expect(lastChosen()).toBeUndefined();
});

it.each(['{"a":1}', 'null', '["3",-1,0]'])('reads nothing from %s', (rubbish) => {
  localStorage.setItem('majorIdList', rubbish);
  expect(readChosen()).toEqual([]);
});

it('tells of a choice, here and in another tab, until nobody listens', () => {
  const hear = jest.fn();
  const stop = onChosen(hear);
  storeChosen([3]);
  window.dispatchEvent(new Event('storage'));
  expect(hear).toHaveBeenCalledTimes(2);
  stop();
  storeChosen([4]);
  window.dispatchEvent(new Event('storage'));
  expect(hear).toHaveBeenCalledTimes(2);
});

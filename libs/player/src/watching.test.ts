import { passed, ran, sentBack } from './watching';

it('counts what ran, and no jump', () => {
  expect(ran(3.2, 3.7)).toEqual([3, 3]);
  expect(ran(3.7, 4.2)).toEqual([3, 4]);
  expect(ran(4, 60)).toBeNull();
  expect(ran(60, 4)).toBeNull();
  expect(ran(4, 4)).toBeNull();
});

it('stops at a moment that was passed, and not at one that was jumped over', () => {
  expect(passed([10, 20], 9.8, 10.1)).toBe(10);
  expect(passed([10, 20], 10.1, 10.4)).toBeNull();
  expect(passed([10, 20], 5, 15)).toBeNull();
});

it('sends back who goes beyond what is open', () => {
  expect(sentBack(100, 30)).toBe(30);
  expect(sentBack(30.6, 30)).toBeNull();
  expect(sentBack(100, null)).toBeNull();
});

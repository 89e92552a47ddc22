import { noticeBadge } from './noticeBadge';

it.each([
  [1, '1'],
  [98, '98'],
  [99, '99'],
  [100, '99+'],
  [12_345, '99+'],
  [Number.POSITIVE_INFINITY, '99+'],
])('says of %d unread notices: %s', (unread, text) => {
  expect(noticeBadge(unread)).toBe(text);
});

it.each([0, -1, 0.5, Number.NaN])('is not there for %d', (unread) => {
  expect(noticeBadge(unread)).toBeNull();
});

import fc from 'fast-check';
import { codeButtonText, loginPromptDeadline, secondsLeft, smsResendDeadline } from './countdown';

const now = Date.UTC(2025, 5, 1, 12);

describe('secondsLeft', () => {
  it.each([
    [5000, 5],
    [4001, 5],
    [4000, 4],
    [1, 1],
    [0, 0],
    [-1, 0],
    [-60_000, 0],
  ])('with %d ms to go: %d', (ahead, left) => {
    expect(secondsLeft(now + ahead, now)).toBe(left);
  });

  it('only falls as time passes', () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.nat(100_000), (ahead, passed) => {
        const deadline = now + ahead;
        return secondsLeft(deadline, now + passed) <= secondsLeft(deadline, now);
      }),
    );
  });
});

it('counts the login prompt down from 5', () => {
  expect(secondsLeft(loginPromptDeadline(now), now)).toBe(5);
});

it('counts the next code down from 60', () => {
  expect(secondsLeft(smsResendDeadline(now), now)).toBe(60);
});

it.each([
  [60, '60秒后重发'],
  [1, '1秒后重发'],
  [0, '获取验证码'],
  [-1, '获取验证码'],
])('says on the button with %d s left: %s', (left, text) => {
  expect(codeButtonText(left)).toBe(text);
});

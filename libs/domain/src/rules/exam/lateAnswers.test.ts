import { type HeardOf, isTakenLate } from './lateAnswers';

const S = 1000;
const MINUTE = 60 * S;
const END = 60 * MINUTE;

const heard = (said: Partial<HeardOf> = {}): HeardOf => ({
  startedAt: 0,
  endsAt: END,
  graceMs: 5 * MINUTE,
  lastAt: 10 * MINUTE,
  backAt: null,
  ...said,
});
const takes = (agoMs: number, now: number, said: Partial<HeardOf> = {}) =>
  isTakenLate({ givenAt: now - agoMs, now }, heard(said));

describe('who lost their network before the end', () => {
  it('keeps what was given while it was gone', () => {
    const now = END + 4 * MINUTE;
    expect(takes(5 * MINUTE, now)).toBe(true);
    expect(takes(50 * MINUTE, now)).toBe(true);
  });

  it('keeps what was on its way when it went', () => {
    const now = END + MINUTE;
    const lastAt = END - 5 * S;
    expect(takes(MINUTE + 30 * S, now, { lastAt })).toBe(true);
    expect(takes(MINUTE + 40 * S, now, { lastAt })).toBe(false);
  });

  it('keeps nothing that was given after the end, nor that comes after the grace', () => {
    expect(takes(1 * S, END + 3 * S)).toBe(true);
    expect(takes(1 * S, END + 4 * S)).toBe(false);
    expect(takes(10 * MINUTE, END + 5 * MINUTE)).toBe(true);
    expect(takes(10 * MINUTE, END + 5 * MINUTE + 1)).toBe(false);
  });

  it('has a minute for all of it once there is a network again', () => {
    const backAt = END + 2 * MINUTE;
    expect(takes(10 * MINUTE, backAt + MINUTE, { backAt })).toBe(true);
    expect(takes(10 * MINUTE, backAt + MINUTE + 1, { backAt })).toBe(false);
  });
});

describe('a claimed age', () => {
  it('is worth nothing where the browser was there all the time', () => {
    const there = { lastAt: END - 2 * S, backAt: END + 3 * S };
    expect(takes(60 * MINUTE, END + 30 * S, there)).toBe(false);
    expect(takes(4 * MINUTE + 2 * S, END + 4 * MINUTE, there)).toBe(false);
  });

  it('before the beginning is none', () => {
    const silent = { lastAt: 0 };
    expect(takes(61 * MINUTE, END + MINUTE, silent)).toBe(true);
    expect(takes(61 * MINUTE + 1, END + MINUTE, silent)).toBe(false);
  });

  it('is measured anew where the time was extended after somebody came back', () => {
    const now = END + 4 * MINUTE;
    expect(takes(10 * MINUTE, now, { backAt: END - MINUTE })).toBe(true);
  });
});

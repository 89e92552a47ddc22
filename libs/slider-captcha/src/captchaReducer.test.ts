import { captchaReducer } from './captchaReducer';
import { type CaptchaEvent, type CaptchaState, opened } from './captchaState';
import { puzzleSize } from './puzzle';
import { somePuzzle } from './testing/somePuzzle';

const puzzle = somePuzzle({ x: 120, y: 40 });
const reach = puzzleSize.width - puzzle.piece.width;

const after = (...events: CaptchaEvent[]) => events.reduce(captchaReducer, opened);
const loaded: CaptchaEvent = { type: 'loaded', puzzle };
const grabbed: CaptchaEvent = { type: 'grabbed', pointer: 500, at: 10 };
const released: CaptchaEvent = { type: 'released' };
const refreshed: CaptchaEvent = { type: 'refreshed' };
const movedTo = (pointer: number, at = 20): CaptchaEvent => ({ type: 'moved', pointer, at });
const nudged = (by: number, at = 20): CaptchaEvent => ({ type: 'nudged', by, at });

describe('loading', () => {
  it('opens without a puzzle and is ready with one', () => {
    expect(opened).toMatchObject({ phase: 'loading', puzzle: null, offset: 0 });
    expect(after(loaded)).toMatchObject({ phase: 'ready', puzzle, offset: 0 });
  });

  it('says that the picture did not come, and tries again as a new round', () => {
    const broken = after({ type: 'loadFailed' });
    expect(broken.phase).toBe('broken');
    expect(captchaReducer(broken, refreshed)).toMatchObject({ phase: 'loading', round: 2 });
  });
});

describe('dragging', () => {
  it('follows the pointer from where it took hold', () => {
    expect(after(loaded, grabbed, movedTo(580))).toMatchObject({ phase: 'dragging', offset: 80 });
  });

  it('takes up a piece where the keyboard has left it', () => {
    expect(after(loaded, nudged(30), grabbed, movedTo(505)).offset).toBe(35);
  });

  it('stays inside the picture', () => {
    expect(after(loaded, grabbed, movedTo(100)).offset).toBe(0);
    expect(after(loaded, grabbed, movedTo(9000)).offset).toBe(reach);
  });

  it('counts whole pixels, also on a screen that has halves', () => {
    expect(after(loaded, grabbed, movedTo(540.6)).offset).toBe(41);
  });

  it('goes back to the start when the pointer is taken away', () => {
    const dropped = after(loaded, grabbed, movedTo(560), { type: 'dropped' });
    expect(dropped).toMatchObject({ phase: 'ready', offset: 0, steps: [] });
  });

  it('notes every step with its moment, and no more than a judge can read', () => {
    const moves = Array.from({ length: 900 }, (_, at) => movedTo(501 + (at % 50), at));
    const { steps } = after(loaded, grabbed, ...moves);
    expect(steps).toHaveLength(500);
    expect(steps.at(-1)).toEqual({ x: 50, at: 899 });
    expect(after(loaded, grabbed).steps).toEqual([{ x: 0, at: 10 }]);
  });
});

describe('keys', () => {
  it('move the piece and stop at both ends', () => {
    expect(after(loaded, nudged(10), nudged(-1)).offset).toBe(9);
    expect(after(loaded, nudged(-1)).offset).toBe(0);
    expect(after(loaded, nudged(Infinity)).offset).toBe(reach);
    expect(after(loaded, nudged(50), nudged(-Infinity)).offset).toBe(0);
  });
});

describe('letting go', () => {
  it('asks for the judgement once: a second release changes nothing', () => {
    const checking = after(loaded, grabbed, movedTo(560), released);
    expect(checking.phase).toBe('checking');
    expect(captchaReducer(checking, released)).toBe(checking);
  });

  it('is no attempt where nothing has moved', () => {
    expect(after(loaded, released).phase).toBe('ready');
    expect(after(loaded, grabbed, released).phase).toBe('ready');
  });
});

describe('the judgement', () => {
  const checking = after(loaded, nudged(60), released);

  it.each(['accepted', 'rejected'] as const)('is %s', (type) => {
    expect(captchaReducer(checking, { type }).phase).toBe(type);
  });

  it('that could not be had is not a rejection', () => {
    expect(captchaReducer(checking, { type: 'checkFailed' }).phase).toBe('unchecked');
  });

  it('wrong brings a new round from the start', () => {
    const next = captchaReducer(captchaReducer(checking, { type: 'rejected' }), refreshed);
    expect(next).toEqual({ ...opened, round: 2 });
  });

  it('right is final', () => {
    const accepted = captchaReducer(checking, { type: 'accepted' });
    for (const event of [refreshed, released, nudged(5), loaded]) {
      expect(captchaReducer(accepted, event)).toBe(accepted);
    }
  });
});

describe('what comes at the wrong time', () => {
  const checking: CaptchaState = after(loaded, nudged(60), released);

  it.each<[string, CaptchaState, CaptchaEvent]>([
    ['a puzzle that is already there', after(loaded), loaded],
    ['a grip while the picture loads', opened, grabbed],
    ['a move that nobody has begun', after(loaded), movedTo(530)],
    ['a key during the judgement', checking, nudged(1)],
    ['another picture during the judgement', checking, refreshed],
    ['a judgement that nobody has asked for', after(loaded), { type: 'accepted' }],
  ])('%s is ignored', (_, state, event) => {
    expect(captchaReducer(state, event)).toBe(state);
  });
});

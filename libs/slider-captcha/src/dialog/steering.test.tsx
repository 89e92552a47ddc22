import { fireEvent, render, screen } from '@testing-library/react';
import type { Attempt } from '../attempt';
import { SliderCaptcha } from '../SliderCaptcha';
import { captchaScreen } from '../testing/captchaScreen';
import { somePuzzle } from '../testing/somePuzzle';

const { handle, first, grab, moveBy, release, drag, press, settled } = captchaScreen;

async function open() {
  const onVerify = jest.fn(async ({ offset }: Attempt) => offset === 91);
  const nothing = () => undefined;
  const loadPuzzle = async () => somePuzzle({ x: 91, y: 40 }, 'p1');
  render(
    <SliderCaptcha
      open
      onClose={nothing}
      onVerified={nothing}
      loadPuzzle={loadPuzzle}
      onVerify={onVerify}
    />,
  );
  await settled();
  return onVerify;
}

const at = () => Number(handle().getAttribute('aria-valuenow'));

beforeEach(() => captchaScreen.prepare());
afterEach(() => jest.useRealTimers());

describe('by keyboard', () => {
  it('moves pixel by pixel, faster with Shift, and to both ends', async () => {
    await open();
    press('ArrowRight');
    press('ArrowUp');
    expect(at()).toBe(2);
    press('ArrowRight', { shiftKey: true });
    press('PageUp');
    expect(at()).toBe(22);
    press('ArrowLeft', { shiftKey: true });
    press('ArrowDown');
    expect(at()).toBe(11);
    expect(handle()).toHaveAttribute('aria-valuetext', '已向右移动 11 像素');
    press('End');
    expect(at()).toBe(208);
    press('Home');
    expect(at()).toBe(0);
  });

  it('submits with Enter, once, and tells how the piece got there', async () => {
    const onVerify = await open();
    for (let step = 0; step < 9; step += 1) press('ArrowRight', { shiftKey: true });
    press('ArrowRight');
    press('Enter');
    press('Enter');
    await settled();
    expect(onVerify).toHaveBeenCalledTimes(1);
    expect(onVerify.mock.calls[0]?.[0]).toMatchObject({ puzzleId: 'p1', offset: 91 });
    expect(onVerify.mock.calls[0]?.[0].trail).toHaveLength(10);
    expect(screen.getByRole('status')).toHaveTextContent('验证通过');
  });

  it('takes neither Enter before a move nor Enter held down for an attempt', async () => {
    const onVerify = await open();
    press('Enter');
    press('ArrowRight');
    press('Enter', { repeat: true });
    await settled();
    expect(onVerify).not.toHaveBeenCalled();
  });

  it('leaves all other keys alone', async () => {
    await open();
    expect(press('a')).toBe(true);
    expect(press('ArrowRight')).toBe(false);
  });
});

describe('by pointer', () => {
  it('asks once where the release comes twice', async () => {
    const onVerify = await open();
    drag(91);
    release();
    press('Enter');
    await settled();
    expect(onVerify).toHaveBeenCalledTimes(1);
  });

  it('takes hold of the piece as well as of the handle', async () => {
    await open();
    const piece = screen.getByRole('img', { name: /拼图块/ }).lastElementChild;
    grab(piece as HTMLElement);
    moveBy(30);
    expect(at()).toBe(30);
  });

  it('heeds neither a second finger nor another button', async () => {
    await open();
    fireEvent.pointerDown(handle(), { ...first, button: 2, clientX: 600 });
    moveBy(30);
    expect(at()).toBe(0);
    grab();
    moveBy(30);
    fireEvent.pointerMove(handle(), { pointerId: 2, isPrimary: false, clientX: 900 });
    fireEvent.pointerUp(handle(), { pointerId: 2, isPrimary: false });
    expect(at()).toBe(30);
  });

  it('goes back to the start when the system takes the pointer away', async () => {
    const onVerify = await open();
    grab();
    moveBy(91);
    fireEvent.pointerCancel(handle(), first);
    expect(at()).toBe(0);
    release();
    await settled();
    expect(onVerify).not.toHaveBeenCalled();
  });
});

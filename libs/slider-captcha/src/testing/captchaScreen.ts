import { act, fireEvent, screen } from '@testing-library/react';
import { withPointers } from './pointers';
import { withoutCanvas } from './withoutCanvas';

const handle = () => screen.getByRole('slider', { name: '拼图滑块' });
const first = { pointerId: 1, isPrimary: true, button: 0 };

export const captchaScreen = {
  handle,
  first,

  prepare() {
    jest.useFakeTimers();
    withoutCanvas();
    withPointers();
  },

  grab(target = handle()) {
    fireEvent.pointerDown(target, { ...first, clientX: 600 });
  },

  moveBy(pixels: number) {
    fireEvent.pointerMove(handle(), { ...first, clientX: 600 + pixels });
  },

  release() {
    fireEvent.pointerUp(handle(), first);
  },

  drag(pixels: number) {
    captchaScreen.grab();
    captchaScreen.moveBy(pixels / 2);
    captchaScreen.moveBy(pixels);
    captchaScreen.release();
  },

  press: (key: string, more: { shiftKey?: boolean; repeat?: boolean } = {}) =>
    fireEvent.keyDown(handle(), { key, ...more }),

  /** Until every answer that is already there has arrived. */
  settled: () => act(async () => jest.advanceTimersByTimeAsync(0)),

  pass: (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds)),
};

import { act, renderHook } from '@testing-library/react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { useCrop } from './useCrop';

const wide = { naturalWidth: 400, naturalHeight: 200 } as HTMLImageElement;

function open() {
  const { result } = renderHook(() => useCrop(wide, 100));
  const crop = () => result.current.crop;
  const press = (key: string) => {
    const preventDefault = jest.fn();
    const event = { key, preventDefault } as unknown as KeyboardEvent;
    act(() => result.current.boardEvents.onKeyDown(event));
    return preventDefault.mock.calls.length > 0;
  };
  const drag = (movementX: number, isHeld = true) => {
    const currentTarget = { hasPointerCapture: () => isHeld };
    const event = { currentTarget, pointerId: 1, movementX, movementY: 0 };
    act(() => result.current.boardEvents.onPointerMove(event as unknown as PointerEvent));
  };
  const turn = (deltaY: number) => {
    const board = document.createElement('div');
    const end = result.current.board(board);
    const event = new WheelEvent('wheel', { deltaY, cancelable: true });
    act(() => void board.dispatchEvent(event));
    (end as () => void)();
    return event.defaultPrevented;
  };
  return { crop, press, drag, turn };
}

it.each([
  ['+', 1.1],
  ['=', 1.1],
])('%s comes nearer, and - goes back', (key, zoom) => {
  const { crop, press } = open();
  expect(press(key)).toBe(true);
  expect(crop().zoom).toBe(zoom);
  press('-');
  expect(crop().zoom).toBe(1);
});

it('moves by the arrows, and leaves other keys to the page', () => {
  const { crop, press } = open();
  press('ArrowRight');
  const right = crop().x;
  expect(right).toBeGreaterThan(0);
  press('ArrowLeft');
  expect(crop().x).toBeCloseTo(0);
  press('ArrowLeft');
  expect(crop().x).toBeCloseTo(-right);
  expect(press('Tab')).toBe(false);
});

it('goes up and down where there is room', () => {
  const { crop, press } = open();
  for (let step = 0; step < 5; step += 1) press('+');
  press('ArrowDown');
  expect(crop().y).toBeGreaterThan(0);
  press('ArrowUp');
  press('ArrowUp');
  expect(crop().y).toBeLessThan(0);
});

it('follows the hand that holds it, in widths of the window', () => {
  const { crop, drag } = open();
  drag(25);
  expect(crop().x).toBe(0.25);
  drag(25, false);
  expect(crop().x).toBe(0.25);
});

it('comes nearer by the wheel, and the page stays where it is', () => {
  const { crop, turn } = open();
  expect(turn(-1)).toBe(true);
  expect(crop().zoom).toBe(1.1);
  turn(1);
  expect(crop().zoom).toBe(1);
});

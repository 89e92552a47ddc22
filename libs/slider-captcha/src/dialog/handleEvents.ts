import type { KeyboardEvent, PointerEvent } from 'react';
import type { CaptchaEvent } from '../captchaState';

type Send = (event: CaptchaEvent) => void;

/** A second finger takes no part, neither in dragging nor in letting go. */
const byFirst =
  (act: (event: PointerEvent<HTMLElement>) => void) => (event: PointerEvent<HTMLElement>) => {
    if (event.isPrimary) act(event);
  };

/** For the handle and the piece alike: people take hold of either. */
export const dragWith = (send: Send) => ({
  onPointerDown: byFirst(({ button, currentTarget, pointerId, clientX, timeStamp }) => {
    if (button !== 0) return;
    // From here on the pointer may leave the handle, the dialog, even the window.
    currentTarget.setPointerCapture(pointerId);
    send({ type: 'grabbed', pointer: clientX, at: timeStamp });
  }),
  onPointerMove: byFirst(({ clientX, timeStamp }) =>
    send({ type: 'moved', pointer: clientX, at: timeStamp }),
  ),
  onPointerUp: byFirst(() => send({ type: 'released' })),
  onPointerCancel: byFirst(() => send({ type: 'dropped' })),
  onLostPointerCapture: byFirst(() => send({ type: 'dropped' })),
});

const FAST = 10;
const strides: Partial<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: FAST,
  PageDown: -FAST,
  Home: -Infinity,
  End: Infinity,
};

export const steerWith = (send: Send) => (event: KeyboardEvent) => {
  const stride = strides[event.key];
  if (event.key !== 'Enter' && stride === undefined) return;
  // Neither scrolls the page nor submits a form around the dialog.
  event.preventDefault();
  if (stride !== undefined) {
    const by = event.shiftKey && Math.abs(stride) === 1 ? stride * FAST : stride;
    send({ type: 'nudged', by, at: event.timeStamp });
  } else if (!event.repeat) send({ type: 'released' });
};

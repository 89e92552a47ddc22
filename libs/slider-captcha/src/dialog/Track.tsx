import { type RefObject, useId } from 'react';
import type { CaptchaEvent, CaptchaState } from '../captchaState';
import { pieceSide } from '../gapDrawing';
import { puzzleSize } from '../puzzle';
import type { CaptchaTexts } from '../texts';
import { Handle } from './Handle';

interface TrackProps {
  state: CaptchaState;
  texts: CaptchaTexts;
  send: (event: CaptchaEvent) => void;
  handle: RefObject<HTMLDivElement | null>;
}

/** The handle is as wide as the piece, so that both go the same way pixel by pixel. */
export function Track({ state, texts, send, handle }: TrackProps) {
  const { offset, puzzle } = state;
  const keys = useId();
  const wide = puzzle?.piece.width ?? pieceSide;
  return (
    <>
      <div className="slider-captcha-track" style={{ width: puzzleSize.width }}>
        <span className="slider-captcha-hint">{offset === 0 && texts.hint}</span>
        <div className="slider-captcha-trail" style={{ width: offset + wide }} />
        <Handle
          ref={handle}
          state={state}
          texts={texts}
          send={send}
          wide={wide}
          describedBy={keys}
        />
      </div>
      <p id={keys} className="slider-captcha-keys">
        {texts.keys}
      </p>
    </>
  );
}

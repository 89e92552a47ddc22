import type { ReactNode } from 'react';
import type { CaptchaEvent, CaptchaState } from '../captchaState';
import { puzzleSize } from '../puzzle';
import { Piece } from './Piece';
import { Sheet } from './Sheet';

interface PictureProps {
  state: CaptchaState;
  label: string;
  send: (event: CaptchaEvent) => void;
  children: ReactNode;
}

const { width, height } = puzzleSize;

/** The scene with its hole, and the piece on its way there. */
export const Picture = ({ state: { puzzle, offset }, label, send, children }: PictureProps) => (
  <div className="slider-captcha-picture" style={{ width, height }}>
    {puzzle && (
      <div role="img" aria-label={label}>
        <Sheet width={width} height={height} draw={puzzle.drawScene} />
        <Piece puzzle={puzzle} offset={offset} send={send} />
      </div>
    )}
    {children}
  </div>
);

import type { Ref } from 'react';
import type { CaptchaEvent, CaptchaState, Phase } from '../captchaState';
import { puzzleSize } from '../puzzle';
import type { CaptchaTexts } from '../texts';
import { dragWith, steerWith } from './handleEvents';
import { ArrowIcon, CheckIcon, CrossIcon } from './icons';

interface HandleProps {
  ref: Ref<HTMLDivElement>;
  state: CaptchaState;
  texts: CaptchaTexts;
  send: (event: CaptchaEvent) => void;
  wide: number;
  describedBy: string;
}

const spoken = ({ offset, phase }: CaptchaState, texts: CaptchaTexts, wide: number) => ({
  'aria-label': texts.slider,
  'aria-valuemin': 0,
  'aria-valuemax': puzzleSize.width - wide,
  'aria-valuetext': texts.moved(offset),
  'aria-disabled': phase !== 'ready' && phase !== 'dragging',
});

function iconOf(phase: Phase) {
  if (phase === 'accepted') return <CheckIcon />;
  return phase === 'rejected' ? <CrossIcon /> : <ArrowIcon />;
}

export const Handle = ({ ref, state, texts, send, wide, describedBy }: HandleProps) => (
  <div
    ref={ref}
    className="slider-captcha-handle"
    style={{ width: wide, transform: `translateX(${state.offset}px)` }}
    role="slider"
    tabIndex={0}
    aria-valuenow={state.offset}
    aria-describedby={describedBy}
    {...spoken(state, texts, wide)}
    {...dragWith(send)}
    onKeyDown={steerWith(send)}
  >
    {iconOf(state.phase)}
  </div>
);

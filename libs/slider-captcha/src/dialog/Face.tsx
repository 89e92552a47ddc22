import type { Phase } from '../captchaState';
import type { CaptchaTexts } from '../texts';
import { CheckIcon } from './icons';

interface FaceProps {
  phase: Phase;
  texts: CaptchaTexts;
  onRetry: () => void;
}

const said = {
  loading: 'loading',
  broken: 'broken',
  checking: 'checking',
  accepted: 'accepted',
  rejected: 'rejected',
  unchecked: 'unchecked',
  ready: null,
  dragging: null,
} as const satisfies Record<Phase, keyof CaptchaTexts | null>;

/** Status over the picture, announced by screen readers as it changes. */
export function Face({ phase, texts, onRetry }: FaceProps) {
  const sentence = said[phase];
  const canRetry = phase === 'broken' || phase === 'unchecked';
  return (
    <div className="slider-captcha-face" data-phase={phase}>
      {phase === 'accepted' && <CheckIcon />}
      <p role="status">{sentence && texts[sentence]}</p>
      {canRetry && (
        <button type="button" className="slider-captcha-retry" onClick={onRetry}>
          {texts.retry}
        </button>
      )}
    </div>
  );
}

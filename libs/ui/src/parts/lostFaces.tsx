import { useEffect, useEffectEvent } from 'react';
import { failureWords } from '../feedback/failure';
import { useToast } from '../toast/useToast';
import { LostState } from './LostState';
import type { LostFace } from './PartBoundary';
import { heldWords } from './ReloadHeld';
import { reloadPage } from './reloadPage';

/**
 * For what somebody has opened: it says why it does not come. What can be closed is closed, so that
 * whoever waits for it does not wait for ever, and is opened again the same way; for the rest the
 * note itself asks again.
 */
export const LostAloud: LostFace = ({ onRetry, isHeld, onClose }) => {
  const { error, warning } = useToast();
  const say = useEffectEvent(() => {
    if (isHeld) warning(heldWords.held, { retry: reloadPage, again: heldWords.reload });
    else error(failureWords.network, onClose ? {} : { retry: onRetry });
    onClose?.();
  });
  useEffect(() => say(), []);
  return null;
};

/** For what nobody asked for: the page does without. */
export const LostSilently: LostFace = () => null;

/** For a piece of the page itself. */
export const LostInPlace: LostFace = (lost) => <LostState {...lost} />;

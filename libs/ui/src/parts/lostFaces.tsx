import { useEffect, useEffectEvent } from 'react';
import { failureTexts } from '../feedback/failure';
import { useToast } from '../toast/useToast';
import { LostState } from './LostState';
import type { LostFace } from './PartBoundary';
import { heldWords } from './ReloadHeld';
import { reloadPage } from './reloadPage';

/**
 * For a part that the user opened: a toast explains the failure. A closable part is closed so that
 * its caller does not wait forever; any other gets a retry in the toast.
 */
export const LostAloud: LostFace = ({ onRetry, isHeld, onClose }) => {
  const { error, warning } = useToast();
  const say = useEffectEvent(() => {
    if (isHeld) warning(heldWords.held, { retry: reloadPage, again: heldWords.reload });
    else error(failureTexts.network, onClose ? {} : { retry: onRetry });
    onClose?.();
  });
  useEffect(() => say(), []);
  return null;
};

/** For a part the user did not ask for: the page works without it. */
export const LostSilently: LostFace = () => null;

/** For a piece of the page itself. */
export const LostInPlace: LostFace = (lost) => <LostState {...lost} />;

import { useEffect, useEffectEvent } from 'react';
import { ErrorState } from '../feedback/ErrorState';
import { failureWords } from '../feedback/failure';
import { useToast } from '../toast/useToast';
import type { LostFace } from './PartBoundary';

/** For what somebody has opened: it says why it does not come, and how to ask again. */
export const LostAloud: LostFace = ({ onRetry }) => {
  const { error } = useToast();
  const say = useEffectEvent(() => error(failureWords.network, { retry: onRetry }));
  useEffect(() => say(), []);
  return null;
};

/** For what nobody asked for: the page does without. */
export const LostSilently: LostFace = () => null;

/** For a piece of the page itself. */
export const LostInPlace: LostFace = ({ onRetry }) => (
  <ErrorState kind="network" onRetry={onRetry} />
);

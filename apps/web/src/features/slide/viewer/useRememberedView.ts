import { useRememberSlideViewMutation } from '@cheese/api-client/slides/slideMine';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSessionState } from '../../../session/session';

const CALM_MS = 4000;
/** The server's limit; a view with many layers may be longer and is not saved. */
const LONGEST = 400;

/**
 * Saves the viewing position when the view rests and when the page is left, so that the user can
 * resume there. The view is read from the address.
 */
export function useRememberedView(slideId: number) {
  const view = useSearchParams()[0].get('v') ?? '';
  const isSignedIn = useSessionState().isSignedIn === true;
  const [remember] = useRememberSlideViewMutation();
  const waiting = useRef<(() => void) | null>(null);

  useEffect(() => {
    if (!isSignedIn || view.length > LONGEST) return;
    const save = () => {
      waiting.current = null;
      void remember({ slideId, view });
    };
    waiting.current = save;
    const timer = setTimeout(save, CALM_MS);
    return () => clearTimeout(timer);
  }, [isSignedIn, remember, slideId, view]);

  useEffect(() => {
    const leave = () => waiting.current?.();
    const hide = () => document.visibilityState === 'hidden' && leave();
    document.addEventListener('visibilitychange', hide);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      leave();
    };
  }, []);
}

import { useGetUnreadTotalQuery } from '@cheese/api-client/people/notice';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useSessionState } from '../../session/session';

/** Navigation within this time does not refetch. */
const FRESH_MS = 60_000;

/**
 * Number of unread notices, for signed-in users only; refetched on navigation and on return to the
 * tab.
 */
export function useUnread(): number {
  const { isSignedIn } = useSessionState();
  const { pathname } = useLocation();
  const {
    currentData = 0,
    startedTimeStamp,
    refetch,
  } = useGetUnreadTotalQuery(undefined, {
    skip: !isSignedIn,
  });
  const renew = useRef(() => undefined as void);
  useEffect(() => {
    renew.current = () => {
      if (startedTimeStamp && Date.now() - startedTimeStamp > FRESH_MS) void refetch();
    };
  });

  useEffect(() => renew.current(), [pathname]);
  useEffect(() => {
    const onReturn = () => {
      if (document.visibilityState === 'visible') renew.current();
    };
    document.addEventListener('visibilitychange', onReturn);
    return () => document.removeEventListener('visibilitychange', onReturn);
  }, []);
  return isSignedIn ? currentData : 0;
}

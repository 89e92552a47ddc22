import { useGetUnreadTotalQuery } from '@cheese/api-client/people/notice';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useSessionState } from '../../session/session';

/** Whoever walks through the site does not ask with each step. */
const FRESH_MS = 60_000;

/** How many notices are unread: asked for who is signed in alone, and again on the way and on return. */
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

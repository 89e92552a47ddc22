import type { NoticeKind } from '@cheese/domain/codes/people/notices';
import { failureKind, failureTexts, readFailure } from '@cheese/ui/feedback/failure';
import { useToast } from '@cheese/ui/toast/useToast';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths';
import { texts } from './texts';
import { useReading } from './useReading';

function useIsHere() {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => void (isHere.current = false);
  }, []);
  return isHere;
}

/** Marks the notice as unread, and goes back to the list once that is done. */
export function useLeavingUnread(kind: NoticeKind, id: number, isUnread: boolean) {
  const markUnread = useReading(id, isUnread);
  const [isLeaving, setIsLeaving] = useState(false);
  const isHere = useIsHere();
  const navigate = useNavigate();
  const toast = useToast();

  const leaveUnread = async () => {
    setIsLeaving(true);
    const { error } = await markUnread();
    // A user who has already left the page is not redirected.
    if (!error) return isHere.current && navigate(paths.message(kind));
    setIsLeaving(false);
    const failure = readFailure(error);
    toast.error(texts.notUnread(failure.message || failureTexts[failureKind(failure)]));
  };
  return { isLeaving, leaveUnread };
}

import { readStateCodes } from '@cheese/domain/codes/people/notices';
import { useSetNoticeStatusMutation } from '@cheese/api-client/people/notice';
import { useEffect, useRef } from 'react';

/** Opening a notice marks it as read, unless the user marks it as unread before leaving. */
export function useReading(id: number, isUnread: boolean) {
  const [setStatus] = useSetNoticeStatusMutation();
  const reading = useRef<Promise<unknown>>(null);
  useEffect(() => {
    if (isUnread) reading.current ??= setStatus({ noticeIds: [id], status: readStateCodes.read });
  }, [id, isUnread, setStatus]);

  return async () => {
    // Wait for it: both requests set the same state, and the last one to arrive wins.
    await reading.current;
    return setStatus({ noticeIds: [id], status: readStateCodes.unread });
  };
}

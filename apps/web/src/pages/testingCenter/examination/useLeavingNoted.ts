import { useNoteLeavingMutation } from '@cheese/api-client/exam/exam';
import type { ExamDescription } from '@cheese/domain/contract/exam/exam';
import { useEffect, useEffectEvent } from 'react';

/** Reports to the teacher when the page is left and returned to, if the exam is set so. */
export function useLeavingNoted({ id: examId, logsLeaving }: ExamDescription) {
  const [note] = useNoteLeavingMutation();
  const tell = useEffectEvent(() => {
    void note({ examId, isBack: document.visibilityState === 'visible' });
  });
  useEffect(() => {
    if (!logsLeaving) return undefined;
    const listen = () => tell();
    document.addEventListener('visibilitychange', listen);
    return () => document.removeEventListener('visibilitychange', listen);
  }, [logsLeaving]);
}

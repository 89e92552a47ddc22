import { useNoteLeavingMutation } from '@cheese/api-client/exam/exam';
import type { ExamDescription } from '@cheese/domain/contract/exam/exam';
import { useEffect, useEffectEvent } from 'react';

/** Reports leaving and returning to the page to the teacher, if the exam is set so. */
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

import { studyLimits } from '@cheese/domain/codes/base/limits';
import { useEndStudyMutation, useStartStudyMutation } from '@cheese/emergency-api/study';
import { useEffect } from 'react';
import { makeStudy } from './makeStudy';

/** Reports the time spent on a resource. */
export function useStudyTracking(resourceId: number) {
  const [start] = useStartStudyMutation();
  const [end] = useEndStudyMutation();

  useEffect(() => {
    const study = makeStudy({
      start: async () => (await start({ resourceId })).data?.studyId ?? null,
      end: (studyId) => void end({ studyId }),
    });
    const look = () => (document.visibilityState === 'visible' ? study.show() : study.hide());
    look();
    const timer = setInterval(study.tick, studyLimits.tickMs);
    document.addEventListener('visibilitychange', look);
    window.addEventListener('pagehide', study.hide);
    window.addEventListener('pageshow', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('pagehide', study.hide);
      window.removeEventListener('pageshow', look);
      study.hide();
    };
  }, [resourceId, start, end]);
}

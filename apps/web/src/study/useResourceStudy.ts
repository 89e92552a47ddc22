import {
  useEndResourceLearnMutation,
  useRefreshResourceLearnMutation,
  useStartResourceLearnMutation,
} from '@cheese/api-client/learning/resourceLearn';
import { studyLimits } from '@cheese/domain/codes/base/limits';
import type { SingleType } from '@cheese/domain/codes/learning/singleTypes';
import { useEffect } from 'react';
import { useSessionState } from '../session/session';

const EVERY_MS = studyLimits.tickMs * studyLimits.ticksPerReport;

/** Counts study time of a resource on a page of its own, while the tab is in sight. */
export function useResourceStudy(resourceType: SingleType, resourceId: number) {
  const { isSignedIn } = useSessionState();
  const [start] = useStartResourceLearnMutation();
  const [refresh] = useRefreshResourceLearnMutation();
  const [end] = useEndResourceLearnMutation();
  useEffect(() => {
    if (!isSignedIn) return;
    const resource = { resourceId, resourceType };
    return whileInSight({
      begin: () => void start(resource),
      goOn: () => void refresh(resource),
      finish: () => void end({ ...resource, isLeaving: true }),
    });
  }, [isSignedIn, resourceType, resourceId]);
}

interface Acts {
  begin: () => void;
  goOn: () => void;
  finish: () => void;
}

/** Answers how to stop. */
function whileInSight({ begin, goOn, finish }: Acts) {
  let timer: ReturnType<typeof setInterval> | undefined;
  const rest = () => {
    if (timer === undefined) return;
    clearInterval(timer);
    timer = undefined;
    finish();
  };
  const look = () => {
    if (document.visibilityState !== 'visible') return rest();
    if (timer !== undefined) return;
    begin();
    timer = setInterval(goOn, EVERY_MS);
  };
  look();
  document.addEventListener('visibilitychange', look);
  window.addEventListener('pagehide', rest);
  window.addEventListener('pageshow', look);
  return () => {
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('pagehide', rest);
    window.removeEventListener('pageshow', look);
    rest();
  };
}

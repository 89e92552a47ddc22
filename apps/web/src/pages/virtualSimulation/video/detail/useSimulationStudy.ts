import { commodityTypeCodes } from '@cheese/domain/codes/shop/products';
import {
  useEndProductStudyMutation,
  useStartProductStudyMutation,
} from '@cheese/api-client/learning/studyTracking';
import { studyLimits } from '@cheese/domain/codes/base/limits';
import { useEffect, useRef } from 'react';
import { useSessionState } from '../../../../session/session';

const EVERY_MS = studyLimits.tickMs * studyLimits.ticksPerReport;

/** Study time counts while a video plays in a visible tab. */
export function useSimulationStudy(simulationId: number) {
  const [start] = useStartProductStudyMutation();
  const [end] = useEndProductStudyMutation();
  const { isSignedIn } = useSessionState();
  const stop = useRef<(isLeaving: boolean) => void>(undefined);

  useEffect(() => {
    const leave = () => stop.current?.(true);
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [simulationId]);

  return {
    play(isPlaying: boolean) {
      stop.current?.(false);
      if (!isPlaying || !isSignedIn) return;
      const product = {
        productId: simulationId,
        productType: commodityTypeCodes.simulation,
      } as const;
      void start(product);
      const timer = setInterval(() => {
        if (document.visibilityState === 'visible') void end(product);
      }, EVERY_MS);
      stop.current = (isLeaving) => {
        clearInterval(timer);
        stop.current = undefined;
        void end({ ...product, isLeaving });
      };
    },
  };
}

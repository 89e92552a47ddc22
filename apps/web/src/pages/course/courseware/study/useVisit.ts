import { httpStatuses } from '@cheese/domain/calls/httpStatuses';
import { commodityTypeCodes } from '@cheese/domain/codes/shop/products';
import {
  useEndCoursewareLearnMutation,
  useRefreshCoursewareLearnMutation,
  useStartCoursewareLearnMutation,
} from '@cheese/api-client/learning/courseware';
import {
  useEndProductStudyMutation,
  useStartProductStudyMutation,
} from '@cheese/api-client/learning/studyTracking';
import { progressMade } from '@cheese/api-client/progressTags';
import { studyLimits } from '@cheese/domain/codes/base/limits';
import type { CoursewareDetail } from '@cheese/domain/contract/learning/shapes/coursewareDetail';
import type { CoursewareStanding } from '@cheese/domain/contract/learning/shapes/coursewareShapes';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { readFailure } from '@cheese/ui/feedback/failure';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useSessionState } from '../../../../session/session';
import { withdrawnBy } from '../../../../features/course/withdrawn';
import { makeVisit, type Visit } from './makeVisit';

const acts = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

type Standing = Pick<CoursewareStanding, 'position' | 'seen' | 'isStudied'>;

export interface Learning {
  standing: Standing;
  /** Null for visitors, whose progress is not stored. */
  visit: Visit | null;
  /** The server's reason if the course was withdrawn during the visit. */
  withdrawn: string | null;
}

export function useVisit(item: CoursewareDetail): Learning {
  const { id: coursewareId, courseId } = item;
  const { isSignedIn } = useSessionState();
  const [standing, setStanding] = useState<Standing>(item);
  const [visit, setVisit] = useState<Visit | null>(null);
  const [withdrawn, setWithdrawn] = useState<string | null>(null);
  const [start] = useStartCoursewareLearnMutation();
  const [refresh] = useRefreshCoursewareLearnMutation();
  const [end] = useEndCoursewareLearnMutation();
  const [startProduct] = useStartProductStudyMutation();
  const [endProduct] = useEndProductStudyMutation();
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();

  useEffect(() => {
    if (!isSignedIn) return;
    const product = { productId: courseId, productType: commodityTypeCodes.course } as const;
    let isStudied = item.isStudied;
    // Other failures are silent, because the report is retried.
    const heard = ({ data, error }: { data?: CoursewareStanding | undefined; error?: unknown }) => {
      if (data) setWithdrawn(null);
      else setWithdrawn((before) => withdrawnBy(error) ?? before);
      return data ?? null;
    };
    const made = makeVisit(
      {
        start: async () => heard(await start({ coursewareId })),
        refresh: async (told) => heard(await refresh({ coursewareId, ...told })),
        mark: async (told) => {
          const answer = await refresh({ coursewareId, ...told });
          const { status, message } = readFailure(answer.error);
          return heard(answer) ?? (status < httpStatuses.serverError ? message : '');
        },
        end: async (told) => (await end({ coursewareId, ...told, isLeaving: true })).data ?? null,
        startProduct: () => void startProduct(product),
        endProduct: (isLeaving) => void endProduct({ ...product, isLeaving }),
      },
      {
        now: () => performance.now(),
        onStanding(next) {
          setStanding(next);
          if (next.isStudied === isStudied) return;
          isStudied = next.isStudied;
          dispatch(progressMade());
        },
      },
    );
    const unfollow = follow(made);
    setVisit(made);
    return () => {
      unfollow();
      made.hide();
    };
    // Other changes of the item, such as its progress, must not start a new visit.
  }, [coursewareId, courseId, isSignedIn]);

  return { standing, withdrawn, visit: isSignedIn ? visit : null };
}

/** Connects the visit to page visibility and input events. */
function follow(visit: Visit) {
  const look = () => (document.visibilityState === 'visible' ? visit.show() : visit.hide());
  look();
  const timer = setInterval(visit.tick, studyLimits.tickMs);
  for (const act of acts) window.addEventListener(act, visit.act, { passive: true });
  document.addEventListener('visibilitychange', look);
  window.addEventListener('pagehide', visit.hide);
  window.addEventListener('pageshow', look);
  return () => {
    clearInterval(timer);
    for (const act of acts) window.removeEventListener(act, visit.act);
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('pagehide', visit.hide);
    window.removeEventListener('pageshow', look);
  };
}

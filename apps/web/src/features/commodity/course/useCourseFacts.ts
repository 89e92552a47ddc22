import { commodityTypeCodes } from '@cheese/domain/codes/shop/products';
import type { CourseCardFacts } from '@cheese/domain/contract/learning/shapes/courseShapes';
import type { CommodityCard } from '@cheese/domain/contract/shop/shapes/commodityShapes';
import { startTransition, useEffect, useMemo, useState } from 'react';
import { useStore } from 'react-redux';
import { orReload } from '../../../loading/orReload';
import { useSessionState } from '../../../session/session';
import type { Store } from '../../../store';
import type { CourseFacts } from './CourseFacts';

const none: ReadonlyMap<number, CourseCardFacts> = new Map();

/**
 * One call loads the data for all courses of a list, after the cards are shown, because the cards
 * are useful without them. Kept in local state and set in a transition, so that rendering of the
 * cards is not interrupted.
 */
export function useCourseFacts(items: readonly CommodityCard[]): CourseFacts {
  const { dispatch } = useStore() as Store;
  const { isSignedIn } = useSessionState();
  const [of, setFacts] = useState(none);
  const asked = items.flatMap(({ type, productId }) =>
    type === commodityTypeCodes.course ? productId : [],
  );
  const key = asked.join(',');

  useEffect(() => {
    if (key === '' || isSignedIn === null) return;
    let isOver = false;
    const ask = async () => {
      const { askFacts } = await orReload(() => import('./askFacts'));
      const facts = await dispatch(askFacts(key.split(',').map(Number))).unwrap();
      const known = new Map(facts.map((one) => [one.courseId, one]));
      if (!isOver) startTransition(() => setFacts(known));
    };
    ask().catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [dispatch, isSignedIn, key]);

  return useMemo(() => {
    const setCollected = (courseId: number, isCollected: boolean) =>
      setFacts((before) => {
        const one = before.get(courseId);
        return one ? new Map(before).set(courseId, { ...one, isCollected }) : before;
      });
    return { of, setCollected };
  }, [of]);
}

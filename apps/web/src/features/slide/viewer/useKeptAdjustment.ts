import {
  useGetImageAdjustmentQuery,
  useSaveImageAdjustmentMutation,
} from '@cheese/api-client/slides/imageAdjustment';
import { type Adjustment, isNeutral } from '@cheese/slide-viewer/adjust/adjustment';
import { useEffect, useEffectEvent, useRef } from 'react';

interface KeptAdjustment {
  slideId: number;
  isSignedIn: boolean;
  /** The adjustment from the address, or as the user changed it. */
  adjustment: Adjustment;
  onFound: (adjustment: Adjustment) => void;
}

/** Wait for a pause in the changes. */
const PAUSE_MS = 1_000;

/** Restores the user's last colour adjustment, unless the address has one, and saves changes. */
export function useKeptAdjustment(asked: KeptAdjustment) {
  const { slideId, isSignedIn, adjustment, onFound } = asked;
  const { currentData } = useGetImageAdjustmentQuery({ slideId }, { skip: !isSignedIn });
  const [save] = useSaveImageAdjustmentMutation();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wasChosen = useRef(!isNeutral(adjustment));

  const find = useEffectEvent((kept: Adjustment) => {
    if (!wasChosen.current && !isNeutral(kept)) onFound(kept);
    wasChosen.current = true;
  });
  useEffect(() => {
    if (currentData) find(currentData);
  }, [currentData]);
  useEffect(() => () => clearTimeout(timer.current), []);

  return (next: Adjustment) => {
    wasChosen.current = true;
    if (!isSignedIn) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void save({ slideId, ...next }), PAUSE_MS);
  };
}

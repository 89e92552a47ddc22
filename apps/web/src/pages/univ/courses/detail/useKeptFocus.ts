import type { MadeCourseDetail } from '@cheese/domain/contract/learning/shapes/courseMakingShapes';
import { useEffect, useRef } from 'react';

/** Restores the focus after an item was moved, because moving it in the DOM drops the focus. */
export function useKeptFocus({ chapters, items }: Pick<MadeCourseDetail, 'chapters' | 'items'>) {
  const frame = useRef<HTMLElement>(null);
  const moved = useRef<string>(null);
  useEffect(() => {
    const { activeElement } = document;
    const isLost = activeElement === document.body || frame.current?.contains(activeElement);
    if (moved.current === null || !isLost) return;
    frame.current?.querySelector<HTMLElement>(`[data-moved="${moved.current}"]`)?.focus();
    moved.current = null;
  }, [chapters, items]);
  const onKeyMove = (name: string) => {
    moved.current = name;
  };
  return { frame, onKeyMove };
}

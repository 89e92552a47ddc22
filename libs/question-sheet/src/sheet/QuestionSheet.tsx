import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { useSyncExternalStore } from 'react';
import type { SheetProps } from './SheetProps';
import { OpenSheet } from './OpenSheet';

/**
 * Questions that are being answered: one at a time or all on a page, all at a glance, handed in once.
 * It waits for what this browser kept from an earlier visit.
 */
export function QuestionSheet(props: SheetProps) {
  const { keeper } = props;
  const isRestored = useSyncExternalStore(keeper.subscribe, () => keeper.state().isRestored);
  return isRestored ? <OpenSheet {...props} /> : <RowsSkeleton />;
}

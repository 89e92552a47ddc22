import { useEffect, useEffectEvent, useState } from 'react';
import { useDraft, useKeepDraft } from './useDraft';

interface Standing {
  /** Under which name what is typed is kept: the edition that it was typed on is kept with it. */
  draft: string;
  isDirty: boolean;
  onReopen: () => void;
}

/**
 * The edition that a form stands on: what it was opened with, what its draft was written on, or what
 * it has saved itself. A newer one is opened where nothing is lost by it; otherwise it is said, and
 * whoever types chooses which of the two stays.
 */
export function useEdition(now: number, { draft, isDirty, onReopen }: Standing) {
  const keptAs = `${draft}-edition`;
  const [edition, stand] = useState(useDraft<number>(keptAs) ?? now);
  useKeepDraft(keptAs, isDirty, edition);
  const isBehind = now > edition;
  const reopen = useEffectEvent(onReopen);
  useEffect(() => {
    if (isBehind && !isDirty) reopen();
  }, [isBehind, isDirty]);
  return { edition, stand, isBehind: isBehind && isDirty, keepMine: () => stand(now) };
}

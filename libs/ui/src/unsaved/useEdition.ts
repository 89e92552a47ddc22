import { useEffect, useEffectEvent, useState } from 'react';
import { useDraft, useSaveDraft } from './useDraft';

interface Standing {
  /** Name of the draft; the version it is based on is stored with it. */
  draft: string;
  isDirty: boolean;
  onReopen: () => void;
}

/**
 * The version that a form is based on: the one it was opened with, its draft was based on, or it
 * saved last. A newer version replaces it if the form is clean; otherwise the user chooses which
 * one stays.
 */
export function useEdition(now: number, { draft, isDirty, onReopen }: Standing) {
  const keptAs = `${draft}-edition`;
  const [edition, stand] = useState(useDraft<number>(keptAs) ?? now);
  useSaveDraft(keptAs, isDirty, edition);
  const isBehind = now > edition;
  const reopen = useEffectEvent(onReopen);
  useEffect(() => {
    if (isBehind && !isDirty) reopen();
  }, [isBehind, isDirty]);
  return { edition, stand, isBehind: isBehind && isDirty, keepMine: () => stand(now) };
}

import { use, useEffect, useEffectEvent, useState } from 'react';
import { useToast } from '../toast/useToast';
import { DraftContext } from './DraftContext';
import { texts } from './texts';

/**
 * What was written under a name when a session ended, or the page was loaded anew, before it was
 * saved. Whoever closes a form on purpose leaves nothing behind.
 * @param name none where nothing is to be kept, as of passwords
 */
export function useDraft<T>(name: string | undefined): T | null {
  const drafts = use(DraftContext);
  const { info } = useToast();
  const [kept] = useState(() => (name === undefined ? null : ((drafts.peek(name) ?? null) as T)));
  const found = useEffectEvent(() => {
    if (name === undefined || kept === null) return;
    drafts.forget(name);
    info(texts.restored);
  });
  useEffect(() => found(), []);
  return kept;
}

/** Stores the value as a draft if the session ends or the page reloads. */
export function useSaveDraft(name: string | undefined, isDirty: boolean, value: unknown) {
  const drafts = use(DraftContext);
  const keep = useEffectEvent(() => {
    if (name !== undefined && isDirty) drafts.keep(name, value);
  });
  useEffect(() => {
    const leave = () => keep();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      if (drafts.isEnding()) keep();
    };
  }, [drafts]);
}

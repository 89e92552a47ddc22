import { useState } from 'react';
import { useDraft, useSaveDraft } from './useDraft';

/**
 * A choice beside the typed fields of a form, stored like them if the session ends or the page
 * reloads.
 */
export function useKeptState<T>(draft: string, blank: T) {
  const [first] = useState(blank);
  const [now, set] = useState(useDraft<T>(draft) ?? blank);
  const isChanged = JSON.stringify(now) !== JSON.stringify(first);
  useSaveDraft(draft, isChanged, now);
  return [now, set, isChanged] as const;
}

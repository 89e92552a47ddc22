import { useSlot } from '@cheese/ui/unsaved/useSlot';
import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { noteOwner, noteShelf } from './noteShelf';

/**
 * Keeps a draft on this device until it is saved, also offline and after a crash. Another tab
 * editing the same thing gets its own draft.
 */
export function useKeptDraft(name: string, initial: string) {
  const [owner] = useState(noteOwner);
  const shelf = noteShelf(owner);
  const slot = useSlot(`note:${owner}`, name, (one) => shelf.find(one) !== null);
  const [value, setValue] = useState(initial);
  // Changing this key remounts the editor with the stored draft.
  const [nth, begin] = useState(0);

  const keep = (next: string, at: string) => {
    if (next === initial) shelf.drop(at);
    else shelf.keep(at, next);
  };
  const open = useEffectEvent((at: string) => {
    const kept = shelf.find(at);
    // Text typed before the draft was found is appended to it.
    const typed = value === initial ? '' : value;
    if (kept === null) return keep(value, at);
    setValue(kept + typed);
    if (typed !== '') keep(kept + typed, at);
    begin(nth + 1);
    return undefined;
  });
  useLayoutEffect(() => {
    if (slot !== null) open(slot);
  }, [slot]);

  const change = (next: string) => {
    setValue(next);
    if (slot !== null) keep(next, slot);
  };
  const forget = () => {
    change(initial);
    begin(nth + 1);
  };
  return { value, change, forget, nth, isDirty: value !== initial };
}

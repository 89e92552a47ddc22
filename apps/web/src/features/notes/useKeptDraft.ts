import { useSlot } from '@cheese/ui/unsaved/useSlot';
import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { noteOwner, noteShelf } from './noteShelf';

/**
 * What somebody writes, kept on this machine until it is saved: also offline, and after a crash.
 * Another tab that writes the same keeps a draft of its own.
 */
export function useKeptDraft(name: string, initial: string) {
  const [owner] = useState(noteOwner);
  const shelf = noteShelf(owner);
  const slot = useSlot(`note:${owner}`, name, (one) => shelf.find(one) !== null);
  const [value, setValue] = useState(initial);
  // Begun anew, the sheet shows what lies there.
  const [nth, begin] = useState(0);

  const keep = (next: string, at: string) => {
    if (next === initial) shelf.drop(at);
    else shelf.keep(at, next);
  };
  const open = useEffectEvent((at: string) => {
    const kept = shelf.find(at);
    // What was typed in the moment before is put behind what lies there.
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

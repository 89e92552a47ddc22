import { useEffectEvent, useLayoutEffect } from 'react';
import type { SheetState } from './sheetState';
import { shownQuestion } from './sheetState';

interface SheetKeys {
  choose(option: string): void;
  go(to: number): void;
  submit(): void;
}

/** A to H and 1 to 8 choose; Enter and the page keys go from question to question. */
export function useSheetKeys(state: SheetState, { choose, go, submit }: SheetKeys) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (state.phase !== 'answering' || !isForUs(event)) return;
    const act = actOf(event.key);
    if (!act) return;
    event.preventDefault();
    act();
  });

  function actOf(key: string): (() => void) | null {
    const options = shownQuestion(state)?.options ?? [];
    const option = options.find(
      (one, index) => one.key === key.toUpperCase() || String(index + 1) === key,
    );
    if (option) return () => choose(option.key);
    const isLast = state.at === state.paper.questions.length - 1;
    if (key === 'Enter') return isLast ? submit : () => go(state.at + 1);
    if (key === 'PageDown') return () => go(state.at + 1);
    return key === 'PageUp' ? () => go(state.at - 1) : null;
  }

  // Before the paint: whoever sees a question may press a key.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** Not what is typed into the search, nor Enter on a button or a link, which press it. */
function isForUs({ target, key, ctrlKey, metaKey, altKey, repeat }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || repeat || !(target instanceof Element)) return false;
  if (target.closest('input:not([type=radio]), textarea, [role=dialog]')) return false;
  return !(key === 'Enter' && target.closest('a, button'));
}

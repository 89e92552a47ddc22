import { useEffectEvent, useLayoutEffect } from 'react';

interface SheetKeys {
  isListening: boolean;
  /** The letters of the options that a key chooses; none where keys choose nothing. */
  options: readonly string[];
  press(option: string): void;
  /** Strikes out an option: Shift and its letter. */
  strike?: ((option: string) => void) | undefined;
  step(by: 1 | -1): void;
  /** Enter: check, go to the next question, or submit. */
  enter(): void;
  flag(): void;
}

/** A to H and 1 to 9 choose; Enter, arrows and the page keys go from question to question; F marks. */
export function useSheetKeys(keys: SheetKeys) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!keys.isListening || !isForUs(event)) return;
    const act = actOf(event);
    if (!act) return;
    event.preventDefault();
    act();
  });

  function actOf({ key, shiftKey }: KeyboardEvent): (() => void) | null {
    const letter = key.toUpperCase();
    const option = keys.options.find((one, at) => one === letter || String(at + 1) === key);
    // A question with an option F is marked by Shift and F.
    if (letter === 'F' && (shiftKey || !option)) return keys.flag;
    const { strike } = keys;
    if (option && shiftKey && strike) return () => strike(option);
    if (option) return () => keys.press(option);
    if (key === 'Enter') return keys.enter;
    if (key === 'PageDown' || key === 'ArrowRight') return () => keys.step(1);
    return key === 'PageUp' || key === 'ArrowLeft' ? () => keys.step(-1) : null;
  }

  // A layout effect, so that keys work as soon as the question is visible.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

const typing = 'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]';
const busy = `${typing}, [role=dialog], [role=alertdialog], audio, video, [data-own-keys]`;

/** Not what is typed into the search, nor Enter on a button or a link, which press it. */
function isForUs(event: KeyboardEvent): boolean {
  const { target, key, ctrlKey, metaKey, altKey, repeat, defaultPrevented } = event;
  if (ctrlKey || metaKey || altKey || repeat || defaultPrevented) return false;
  if (!(target instanceof Element) || target.closest(busy)) return false;
  return !(key === 'Enter' && target.closest('a, button'));
}

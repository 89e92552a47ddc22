import { type KeyboardEvent, useState } from 'react';

const steps: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * True while an input method handles the key; Safari resets `isComposing` before the Enter that
 * ends it, hence the key code.
 */
export const isComposing = ({ nativeEvent, keyCode }: KeyboardEvent) =>
  nativeEvent.isComposing || keyCode === 229;

/**
 * The arrow keys move through the options while the focus stays in the field. Uses the ids of the
 * rendered options, because only the panel knows them.
 */
export function useActiveOption() {
  const [activeId, setActiveId] = useState<string>();

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const options = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=option]')];
    const at = options.findIndex(({ id }) => id === activeId);
    const step = steps[event.key];
    if (step !== undefined && options.length > 0) {
      event.preventDefault();
      const to = at < 0 && step < 0 ? options.length - 1 : (at + step) % options.length;
      setActiveId(options.at(to)?.id);
    } else if (event.key === 'Enter' && options[at]) {
      event.preventDefault();
      options[at].click();
    }
  };
  return { activeId, forget: () => setActiveId(undefined), onKeyDown };
}

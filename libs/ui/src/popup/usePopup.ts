import {
  type FocusEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';

interface PopupOptions {
  /** Opens under the mouse and with the focus too, as a hint does. */
  opensOnHover?: boolean;
}

/**
 * A popup at a button that closes on Esc, on a click outside and on focus loss. `box` goes around
 * both, `trigger` on the button, `panelId` on the panel.
 */
export function usePopup({ opensOnHover = false }: PopupOptions = {}) {
  const [isOpen, setOpen] = useState(false);
  const ref = useRef<HTMLDivElement>(null);
  const panelId = useId();
  const close = useCallback(() => setOpen(false), []);
  useDismissal(isOpen, ref, close);

  /** Closes what was used and gives the focus back. */
  const done = () => {
    triggerIn(ref.current)?.focus();
    close();
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !ref.current?.contains(relatedTarget)) close();
  };
  const byMouse = (open: boolean) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') setOpen(open);
  };
  const hover = { onPointerEnter: byMouse(true), onPointerLeave: byMouse(false) };
  return {
    isOpen,
    close,
    done,
    panelId,
    box: { ref, onBlur, ...(opensOnHover && { ...hover, onFocus: () => setOpen(true) }) },
    trigger: {
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? panelId : undefined,
      onClick: () => setOpen(opensOnHover || !isOpen),
    },
  };
}

const triggerIn = (box: HTMLElement | null) => box?.querySelector<HTMLElement>('[aria-expanded]');

type Box = { readonly current: HTMLDivElement | null };

function useDismissal(isOpen: boolean, box: Box, close: () => void) {
  useEffect(() => {
    if (!isOpen) return undefined;
    const press = ({ target }: Event) => {
      if (!box.current?.contains(target as Node)) close();
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      const trigger = triggerIn(box.current);
      const isInside = box.current?.contains(document.activeElement);
      if (isInside && trigger !== document.activeElement) trigger?.focus();
      close();
    };
    document.addEventListener('pointerdown', press);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', press);
      document.removeEventListener('keydown', escape);
    };
  }, [isOpen, box, close]);
}

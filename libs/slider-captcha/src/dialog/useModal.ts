import { type RefObject, useLayoutEffect } from 'react';

/** Without support for modal dialogs it opens inline. */
function openModal(dialog: HTMLDialogElement) {
  if (typeof dialog.showModal === 'function') dialog.showModal();
  else dialog.setAttribute('open', '');
}

function closeModal(dialog: HTMLDialogElement) {
  if (typeof dialog.close === 'function') dialog.close();
  else dialog.removeAttribute('open');
}

/** Open while mounted: the page behind is out of reach, and gets its focus back afterwards. */
export function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  first: RefObject<HTMLElement | null>,
) {
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    const before = document.activeElement;
    openModal(element);
    first.current?.focus();
    return () => {
      closeModal(element);
      if (before instanceof HTMLElement) before.focus();
    };
  }, [dialog, first]);
}

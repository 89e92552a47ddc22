const fields =
  'textarea, [contenteditable=true], input:not([type=checkbox], [type=radio], [type=file], [type=range])';

const textIn = (field: Element) =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
    ? field.value.trim()
    : (field.textContent ?? '').trim();

/** A search keyword is kept in the address and survives a reload. */
const isInAddress = (text: string) =>
  [...new URLSearchParams(window.location.search).values()].includes(text);

/** True if any `beforeunload` handler would keep the page. */
const isHeld = () => {
  const question = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(question);
  return question.defaultPrevented;
};

/**
 * Remembers from now on in which fields somebody wrote, also in forms that guard nothing.
 * @returns whether leaving the page just now would lose something
 */
export function watchWriting(): () => boolean {
  const written = new Set<Element>();
  document.addEventListener(
    'input',
    ({ target }) => {
      if (!(target instanceof Element) || !target.matches(fields)) return;
      // Forget removed fields, so that they can be garbage-collected.
      for (const field of written) if (!field.isConnected) written.delete(field);
      written.add(target);
    },
    { capture: true },
  );
  const isLost = (field: Element) => {
    if (!field.isConnected) return !written.delete(field);
    const text = textIn(field);
    return text !== '' && !isInAddress(text);
  };
  return () => [...written].some(isLost) || isHeld();
}

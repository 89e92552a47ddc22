/**
 * Deprecated, and yet the one way in which every browser edits with an undo of its own; a page that
 * has none of it still takes plain text.
 */
export const edit = (command: string, value?: string) =>
  document.execCommand?.(command, false, value);

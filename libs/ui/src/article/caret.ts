/** With what a sheet begins. */
export interface Start {
  html: string;
  /** Number of letters before the caret; null without focus. */
  caret: number | null;
}

/** Behind how many letters the writing is; null where it is elsewhere. */
export function caretIn(sheet: HTMLElement): number | null {
  if (document.activeElement !== sheet) return null;
  const selection = document.getSelection();
  if (!selection?.focusNode || !sheet.contains(selection.focusNode)) return 0;
  const before = document.createRange();
  before.setStart(sheet, 0);
  before.setEnd(selection.focusNode, selection.focusOffset);
  return before.toString().length;
}

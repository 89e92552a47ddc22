/** The initial content and caret of the editor. */
export interface Start {
  html: string;
  /** Number of letters before the caret; null without focus. */
  caret: number | null;
}

/** Number of letters before the caret; null if the caret is elsewhere. */
export function caretIn(sheet: HTMLElement): number | null {
  if (document.activeElement !== sheet) return null;
  const selection = document.getSelection();
  if (!selection?.focusNode || !sheet.contains(selection.focusNode)) return 0;
  const before = document.createRange();
  before.setStart(sheet, 0);
  before.setEnd(selection.focusNode, selection.focusOffset);
  return before.toString().length;
}

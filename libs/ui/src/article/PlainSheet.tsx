import { type ClipboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { Article } from './Article';
import { caretIn, type Start } from './caret';
import { knownTags } from './cleanHtml';
import type { SheetFace } from './SheetFace';

interface PlainSheetProps {
  face: SheetFace;
  initial: string;
  onChange: (html: string) => void;
  /** True once the editor that replaces it is mounted. */
  isOver: boolean;
  /** With what that begins: what was written here, and where. */
  onLeave: (start: Start) => void;
}

/** Shows what is there and takes words until the tools have come, or where they do not come. */
export function PlainSheet({ face, initial, onChange, isOver, onLeave }: PlainSheetProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const isFilled = useRef(false);
  const [isComposing, setComposing] = useState(false);

  useLayoutEffect(() => {
    // Once: then the browser keeps it.
    if (!isFilled.current) sheet.current?.replaceChildren(knownTags(initial));
    isFilled.current = true;
  }, [initial]);

  // Before the browser goes on: what is written between reading and leaving would be lost.
  useLayoutEffect(() => {
    // A word that is put together from several keys would be torn: its end comes first.
    if (!isOver || isComposing || !sheet.current) return;
    onLeave({ html: sheet.current.innerHTML, caret: caretIn(sheet.current) });
  }, [isOver, isComposing, onLeave]);

  return (
    <Article
      {...face}
      ref={sheet}
      contentEditable
      suppressContentEditableWarning
      onPaste={pasteWords}
      onCompositionStart={() => setComposing(true)}
      onCompositionEnd={() => setComposing(false)}
      onInput={({ currentTarget: { innerHTML } }) => onChange(innerHTML)}
    />
  );
}

/** Words only: what else there is the sheet that comes can read. */
function pasteWords(event: ClipboardEvent<HTMLDivElement>) {
  event.preventDefault();
  const selection = document.getSelection();
  if (!selection || selection.rangeCount === 0) return;
  const range = selection.getRangeAt(0);
  range.deleteContents();
  range.insertNode(new Text(event.clipboardData.getData('text/plain')));
  range.collapse(false);
  event.currentTarget.dispatchEvent(new Event('input', { bubbles: true }));
}

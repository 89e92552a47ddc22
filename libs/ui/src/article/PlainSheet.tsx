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
  /** Passes the content and the caret on to the editor. */
  onLeave: (start: Start) => void;
}

/** A plain editable field until the editor has loaded, or if it fails to load. */
export function PlainSheet({ face, initial, onChange, isOver, onLeave }: PlainSheetProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const isFilled = useRef(false);
  const [isComposing, setComposing] = useState(false);

  useLayoutEffect(() => {
    // Filled only once; afterwards the browser owns the content.
    if (!isFilled.current) sheet.current?.replaceChildren(knownTags(initial));
    isFilled.current = true;
  }, [initial]);

  // A layout effect, because text typed between reading and unmounting would be lost.
  useLayoutEffect(() => {
    // Wait for the end of an IME composition, or the word would be cut.
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

/** Pastes plain text only; the editor handles formatted content. */
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

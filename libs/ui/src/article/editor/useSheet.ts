import { createDocument, Editor } from '@tiptap/core';
import { use, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useImageHost } from '../../media/ImageHostProvider';
import { LoadPartContext } from '../../parts/LoadPartContext';
import type { Start } from '../caret';
import { positionBehind } from './positionBehind';
import { sheetExtensions, type SheetKind } from './sheetExtensions';
import { htmlToOpen, htmlToStore } from './storedHtml';

interface Sheet {
  sheet: HTMLElement | null;
  kind: SheetKind;
  initial: string;
  start: Start;
  onChange: (html: string) => void;
}

/** Signs that turn a line into something; those that would change words in a line stay signs. */
const lineRules = ['bulletList', 'orderedList', 'heading', 'blockquote', 'formula'];

/** An editor on a sheet of the page. */
export function useSheet({ sheet, kind, initial, start, onChange }: Sheet): Editor {
  const imageHost = useImageHost();
  const loadPart = use(LoadPartContext);
  const [editor] = useState(
    () =>
      new Editor({
        element: null,
        injectCSS: false,
        extensions: sheetExtensions(kind, { imageHost, loadPart }),
        content: htmlToOpen(start.html, kind.hasFormulas),
        enableInputRules: kind.isCompact ? ['formula'] : lineRules,
        enablePasteRules: ['formula'],
      }),
  );
  const [first] = useState(() =>
    createDocument(htmlToOpen(initial, kind.hasFormulas), editor.schema),
  );

  const tell = useEffectEvent(() => {
    const { doc } = editor.state;
    // After an undo back to the start the form is not dirty.
    onChange(doc.eq(first) ? initial : htmlToStore(doc, kind.isCompact));
  });
  const { caret } = start;
  useLayoutEffect(() => {
    if (!sheet) return undefined;
    editor.mount({ mount: sheet });
    const hear = () => {
      tell();
      // Unsaved-changes tracking listens to input events, and a paste fires none.
      sheet.dispatchEvent(new Event('input', { bubbles: true }));
    };
    editor.on('update', hear);
    if (caret !== null) {
      editor.commands.setTextSelection(positionBehind(editor.state.doc, caret));
      editor.view.focus();
    }
    return () => {
      editor.off('update', hear);
      editor.unmount();
    };
  }, [editor, sheet, caret]);
  return editor;
}

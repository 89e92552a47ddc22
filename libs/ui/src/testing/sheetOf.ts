import { act, waitFor } from '@testing-library/react';
import type { Editor } from '@tiptap/core';

/** The editor at work in a rich text, once it has come. */
export async function editorOf(find: () => HTMLElement): Promise<Editor> {
  return waitFor(() => {
    const { editor } = find() as HTMLElement & { editor?: Editor };
    if (!editor) throw new Error('the sheet has not come yet');
    return editor;
  });
}

/** Replaces the whole content, as if all of it were selected. */
export async function writeRich(find: () => HTMLElement, html: string) {
  const editor = await editorOf(find);
  act(() => void editor.chain().selectAll().insertContent(html).run());
}

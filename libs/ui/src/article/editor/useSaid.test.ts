import type { Editor } from '@tiptap/core';
import { act, renderHook } from '@testing-library/react';
import { useSaid } from './useSaid';

it('says it anew after each change, and hears nothing more once it is gone', () => {
  const heard = new Set<() => void>();
  const editor = {
    on: (_: string, hear: () => void) => heard.add(hear),
    off: (_: string, hear: () => void) => heard.delete(hear),
  } as unknown as Editor;
  let isBold = false;
  const { result, unmount } = renderHook(() => useSaid(editor, () => isBold));
  expect(result.current).toBe(false);
  isBold = true;
  act(() => heard.forEach((hear) => hear()));
  expect(result.current).toBe(true);
  unmount();
  expect(heard.size).toBe(0);
});

/** A question that has been moved again since is not brought back. */
interface Moved {
  id: number;
  chapterId: number;
  place: number;
  to: number;
}

/** The data needed to undo a step, and to detect later changes that prevent it. */
export type Undo =
  | { kind: 'move'; moved: Moved[] }
  | { kind: 'words'; written: { id: number; from: number; to: number }[] }
  /** `at` tells its deletions from others of the same questions. */
  | { kind: 'remove'; ids: number[]; at: number }
  | { kind: 'copy'; ids: number[] }
  | {
      kind: 'chapter';
      chapter: { id: number; parentId: number | null; place: number; name: string };
      moved: Moved[];
    };

export const sizeOf = (undo: Undo): number => {
  if (undo.kind === 'words') return undo.written.length;
  return 'ids' in undo ? undo.ids.length : undo.moved.length;
};

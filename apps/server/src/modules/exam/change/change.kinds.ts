/** Where a question stood, and where the step put it: from elsewhere it is not brought back. */
interface Moved {
  id: number;
  chapterId: number;
  place: number;
  to: number;
}

/** What it takes to take a step back, and to see whether somebody has gone on from there. */
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

/** How many questions a step concerned. */
export const sizeOf = (undo: Undo): number => {
  if (undo.kind === 'words') return undo.written.length;
  return 'ids' in undo ? undo.ids.length : undo.moved.length;
};

import {
  useMoveCourseChapterMutation,
  useMoveCourseItemMutation,
  useRemoveCourseChapterMutation,
  useRemoveCourseItemMutation,
  useRestoreInCourseMutation,
} from '@cheese/api-client/learning/courseMaking';
import type { MadeCourseDetail } from '@cheese/domain/contract/learning/shapes/courseMakingShapes';
import { useTask } from '@cheese/ui/form/useTask';
import { useToast } from '@cheese/ui/toast/useToast';
import type { ChapterPlace, ItemPlace } from './directoryMoves';
import { texts } from './texts';

interface Named {
  id: number;
  title: string;
}

/** Changes of a directory; the toast of a removal offers an undo. */
export function useDirectory({ id: courseId }: Pick<MadeCourseDetail, 'id'>) {
  const [moveItem] = useMoveCourseItemMutation();
  const [moveChapter] = useMoveCourseChapterMutation();
  const [removeItem] = useRemoveCourseItemMutation();
  const [removeChapter] = useRemoveCourseChapterMutation();
  const [restore] = useRestoreInCourseMutation();
  const { run } = useTask();
  const toast = useToast();
  const remove = (work: () => Promise<{ removedAt: number }>, name: string) =>
    void run(async () => {
      const { removedAt } = await work();
      const takeBack = () => run(() => restore({ courseId, removedAt }).unwrap(), texts.restored);
      toast.success(texts.removed(name), { again: texts.undo, retry: () => void takeBack() });
    });
  return {
    moveItem: (itemId: number, place: ItemPlace | null) =>
      void (place && run(() => moveItem({ itemId, ...place }).unwrap())),
    moveChapter: (chapterId: number, place: ChapterPlace | null) =>
      void (place && run(() => moveChapter({ chapterId, ...place }).unwrap())),
    removeItem: ({ id: itemId, title }: Named) =>
      remove(() => removeItem({ itemId }).unwrap(), title),
    removeChapter: ({ id: chapterId, title }: Named) =>
      remove(() => removeChapter({ chapterId }).unwrap(), title),
  };
}

export type DirectoryActs = ReturnType<typeof useDirectory>;

import {
  useAddCollectMutation,
  useDelCollectMutation,
  useMoveCollectsMutation,
} from '@cheese/api-client/learning/collect';
import type { Collected } from '@cheese/domain/contract/learning/collect';
import { useTask } from '@cheese/ui/form/useTask';
import { useToast } from '@cheese/ui/toast/useToast';
import { texts } from './texts';

/** What can be done with what was kept; what is dropped can be taken back. */
export function useFavourites() {
  const [add] = useAddCollectMutation();
  const [remove] = useDelCollectMutation();
  const [moveAll] = useMoveCollectsMutation();
  const { run } = useTask();
  const toast = useToast();
  return {
    drop({ type, productId, catalogId }: Collected) {
      const back = { type, productId, ...(catalogId !== null && { catalogId }) };
      void run(async () => {
        await remove({ type, productId, catalogId: '' }).unwrap();
        toast.success(texts.removed, { again: texts.undo, retry: () => void add(back) });
      });
    },
    move: (ids: number[], folderId: number | null) =>
      moveAll({ ids, ...(folderId !== null && { catalogId: folderId }) }).unwrap(),
  };
}

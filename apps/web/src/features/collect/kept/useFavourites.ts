import {
  useAddCollectMutation,
  useAddCollectsMutation,
  useDelCollectMutation,
  useDelCollectsMutation,
  useMoveCollectsMutation,
} from '@cheese/api-client/learning/collect';
import type { Collected } from '@cheese/domain/contract/learning/collect';
import { useTask } from '@cheese/ui/form/useTask';
import { useToast } from '@cheese/ui/toast/useToast';
import { texts } from './texts';

const asKept = ({ type, productId, catalogId }: Collected) => ({
  type,
  productId,
  ...(catalogId !== null && { catalogId }),
});

/** Actions for favourites; a removal can be undone. */
export function useFavourites() {
  const [add] = useAddCollectMutation();
  const [remove] = useDelCollectMutation();
  const [addAll] = useAddCollectsMutation();
  const [removeAll] = useDelCollectsMutation();
  const [moveAll] = useMoveCollectsMutation();
  const { run } = useTask();
  const toast = useToast();
  return {
    /** One undo restores all of them in their folders. */
    dropAll(things: readonly Collected[]) {
      void run(async () => {
        await removeAll({ ids: things.map(({ id }) => id) }).unwrap();
        const retry = () => void addAll({ things: things.map(asKept) });
        toast.success(texts.removedMany(things.length), { again: texts.undo, retry });
      });
    },
    drop(thing: Collected) {
      const { type, productId } = thing;
      const back = asKept(thing);
      void run(async () => {
        await remove({ type, productId, catalogId: '' }).unwrap();
        toast.success(texts.removed, { again: texts.undo, retry: () => void add(back) });
      });
    },
    move: (ids: number[], folderId: number | null) =>
      moveAll({ ids, ...(folderId !== null && { catalogId: folderId }) }).unwrap(),
  };
}

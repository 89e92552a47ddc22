import { useAddCollectMutation, useDelCollectMutation } from '@cheese/api-client/learning/collect';
import type { CollectType } from '@cheese/domain/codes/shop/products';
import { useTask } from '@cheese/ui/form/useTask';
import type { MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '../../session/session';
import { texts } from './texts';

/** What can be collected. */
export interface Thing {
  type: CollectType;
  productId: number;
}

/** Keeps something among the favourites, or drops it; a visitor comes back here from the login. */
export function useCollect({ type, productId }: Thing, isCollected: boolean) {
  const [add] = useAddCollectMutation();
  const [remove] = useDelCollectMutation();
  const { isBusy, run } = useTask();
  const { mayAct } = useSession();
  const { pathname, search } = useLocation();
  const press = ({ detail }: MouseEvent) => {
    // The second click of a double one would take back what the first has done.
    if (detail > 1 || !mayAct(pathname + search)) return;
    const change = isCollected
      ? () => remove({ type, productId, catalogId: '' }).unwrap()
      : () => add({ type, productId }).unwrap();
    void run(change, isCollected ? texts.uncollected : texts.collected);
  };
  return { press, isBusy };
}

import { useAddCollectMutation, useDelCollectMutation } from '@cheese/api-client/learning/collect';
import type { CollectType } from '@cheese/domain/codes/shop/products';
import { useTask } from '@cheese/ui/form/useTask';
import { useToast } from '@cheese/ui/toast/useToast';
import type { MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '../../session/session';
import { texts } from './texts';

export interface Thing {
  type: CollectType;
  productId: number;
}

/**
 * Adds or removes a favourite; a visitor returns here after the login. If the page offers folders,
 * a new favourite can be put into one.
 */
export function useCollect(
  { type, productId }: Thing,
  isCollected: boolean,
  chooseFolder?: () => void,
) {
  const [add] = useAddCollectMutation();
  const [remove] = useDelCollectMutation();
  const { isBusy, run } = useTask();
  const toast = useToast();
  const { mayAct } = useSession();
  const { pathname, search } = useLocation();
  const press = ({ detail }: MouseEvent) => {
    // The second click of a double click would undo the first.
    if (detail > 1 || !mayAct(pathname + search)) return;
    const drop = () => remove({ type, productId, catalogId: '' }).unwrap();
    const keep = async () => {
      await add({ type, productId }).unwrap();
      const onward = chooseFolder && { again: texts.intoFolder, retry: chooseFolder };
      toast.success(texts.collected, onward);
    };
    if (isCollected) void run(drop, texts.uncollected);
    else void run(keep);
  };
  return { press, isBusy };
}

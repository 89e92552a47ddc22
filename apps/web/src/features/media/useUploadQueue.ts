import { mediaApi } from '@cheese/api-client/learning/media';
import { useEffect, useSyncExternalStore } from 'react';
import { useStore } from 'react-redux';
import type { Store } from '../../store';
import { isUnderWay } from './uploadItem';
import { makeUploadQueue, type UploadQueue } from './uploadQueue';

/** One queue per store, so that uploads continue while the user visits other pages. */
const queues = new WeakMap<Store, UploadQueue>();

const { beginMedia, goOnWithMedia, finishMedia, cancelMedia } = mediaApi.endpoints;

function queueOf(store: Store): UploadQueue {
  const known = queues.get(store);
  if (known) return known;
  const { dispatch } = store;
  const queue = makeUploadQueue({
    begin: (asked) => dispatch(beginMedia.initiate(asked)).unwrap(),
    goOn: (asked) => dispatch(goOnWithMedia.initiate(asked)).unwrap(),
    finish: (asked) => dispatch(finishMedia.initiate(asked)).unwrap(),
    cancel: (asked) => dispatch(cancelMedia.initiate(asked)).unwrap(),
  });
  queues.set(store, queue);
  return queue;
}

export function useUploadQueue() {
  const queue = queueOf(useStore() as Store);
  const items = useSyncExternalStore(queue.subscribe, queue.items);
  const isBusy = items.some(isUnderWay);

  // Navigation within the site keeps the uploads; closing the window would lose them.
  useEffect(() => {
    if (!isBusy) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    addEventListener('online', queue.hurry);
    return () => {
      removeEventListener('beforeunload', warn);
      removeEventListener('online', queue.hurry);
    };
  }, [isBusy, queue]);
  return { queue, items };
}

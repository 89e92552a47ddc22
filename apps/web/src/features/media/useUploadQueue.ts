import { mediaApi } from '@cheese/api-client/learning/media';
import { useEffect, useSyncExternalStore } from 'react';
import { useStore } from 'react-redux';
import type { Store } from '../../store';
import { isUnderWay } from './uploadItem';
import { makeUploadQueue, type UploadQueue } from './uploadQueue';

/** One for each site that runs: what is on its way goes on while other pages are shown. */
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

/** The files that are on their way up, and what can be done about them. */
export function useUploadQueue() {
  const queue = queueOf(useStore() as Store);
  const items = useSyncExternalStore(queue.subscribe, queue.items);
  const isBusy = items.some(isUnderWay);

  // Other pages of the site change nothing; the window that is closed takes them along.
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

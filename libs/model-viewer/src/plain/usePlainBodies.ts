import { useEffect, useState } from 'react';
import type { PartTree } from '../model/partTree';
import { type Bodies, bodiesOfModel } from '../stage/bodies';
import { loadModel } from '../stage/loadModel';

export type PlainBodies = Bodies | 'waiting' | 'missing';

/** The bodies of a model where nothing draws them in three dimensions: pictures are made of them. */
export function usePlainBodies(address: string, tree: PartTree): PlainBodies {
  const [bodies, setBodies] = useState<PlainBodies>('waiting');
  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    const load = async () => {
      const found = bodiesOfModel(await loadModel(address, { signal, onShare: nothing }), tree);
      if (!signal.aborted) setBodies(found.all.length > 0 ? found : 'missing');
    };
    load().catch(() => !signal.aborted && setBodies('missing'));
    return () => ended.abort();
  }, [address, tree]);
  return bodies;
}

const nothing = () => undefined;

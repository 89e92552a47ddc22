import {
  useGetBulletBlocksQuery,
  useKeepBulletBlocksMutation,
} from '@cheese/api-client/training/bulletComment';
import type { BulletBlocks } from '@cheese/domain/contract/training/bulletComment';
import { isWanted } from '@cheese/domain/rules/training/bullets';
import { type BulletLook, usualLook } from '@cheese/player/bullets/bullet';
import { useEffect, useMemo, useState } from 'react';
import { useSessionState } from '../../session/session';
import { keptLook } from './keptLook';
import { useBulletLayer } from './useBulletLayer';
import { useStretches } from './useStretches';

const none: BulletBlocks = { words: [], senders: [], places: [] };

/** State and actions of a video's bullet comments, for the film, the bar and the list. */
export function useBullets(videoId: number) {
  const { isSignedIn } = useSessionState();
  const { data: blocks = none } = useGetBulletBlocksQuery(undefined, { skip: !isSignedIn });
  const [keep] = useKeepBulletBlocksMutation();
  const [look, setLook] = useState<BulletLook>(() => keptLook().get() ?? usualLook);
  const { all, ...stretches } = useStretches(videoId);
  const wanted = useMemo(() => all.filter((one) => isWanted(one, blocks)), [all, blocks]);
  const layer = useBulletLayer();

  useEffect(() => layer.put(wanted), [layer, wanted]);
  useEffect(() => layer.look(look), [layer, look]);

  const change = (part: Partial<BulletLook>) => {
    const next = { ...look, ...part };
    setLook(next);
    keptLook().set(next);
  };
  return {
    ...stretches,
    videoId,
    wanted,
    blocks,
    look,
    change,
    over: layer.over,
    turn: () => change({ isShown: !look.isShown }),
    keepBlocks: (part: Partial<BulletBlocks>) => keep({ ...blocks, ...part }).unwrap(),
  };
}

export type Bullets = ReturnType<typeof useBullets>;

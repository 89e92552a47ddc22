import { useLazyGetBulletCommentsQuery } from '@cheese/api-client/viewers/bulletComment';
import type { BulletComment } from '@cheese/domain/contract/viewers/bulletComment';
import { BULLET_STRETCH_MS, stretchAt } from '@cheese/domain/rules/bullets';
import { useEffect, useRef, useState } from 'react';

/** What others send meanwhile is seen within so long. */
const POLL_MS = 4_000;
/** The stretch after this one comes so long before it begins. */
const AHEAD_MS = 20_000;

/** What is said in the stretches of a video that were come to, and what others say there meanwhile. */
export function useStretches(videoId: number) {
  const [ask] = useLazyGetBulletCommentsQuery();
  const known = useRef(new Map<number, BulletComment>());
  const [all, setAll] = useState<readonly BulletComment[]>([]);
  const asked = useRef(new Map<number, number>());
  const atMs = useRef(0);
  const isRunning = useRef(false);

  const show = () =>
    setAll([...known.current.values()].sort((one, other) => one.atMs - other.atMs));

  /** What is asked for in vain may be asked for again after a while. */
  const load = async (fromMs: number, afterId?: number) => {
    asked.current.set(fromMs, Date.now());
    const named = afterId === undefined ? {} : { afterId };
    const { data } = await ask({ videoId, fromMs, ...named });
    if (!data) return void (afterId === undefined && asked.current.delete(fromMs));
    const news = data.filter(({ id }) => !known.current.has(id));
    for (const one of news) known.current.set(one.id, one);
    if (news.length > 0) show();
  };

  const come = (ms: number) => {
    atMs.current = ms;
    const { fromMs, toMs } = stretchAt(ms);
    const next = ms >= toMs - AHEAD_MS ? [fromMs, fromMs + BULLET_STRETCH_MS] : [fromMs];
    for (const from of next) if (!asked.current.has(from)) void load(from);
  };

  const look = useRef<() => void>(() => undefined);
  useEffect(() => {
    look.current = () => {
      if (!isRunning.current || document.hidden) return;
      const { fromMs } = stretchAt(atMs.current);
      void load(fromMs, Math.max(0, ...known.current.keys()));
    };
  });
  useEffect(() => {
    const timer = setInterval(() => look.current(), POLL_MS);
    return () => clearInterval(timer);
  }, []);

  return {
    all,
    come,
    run: (isOn: boolean) => void (isRunning.current = isOn),
    now: () => atMs.current,
    add(bullet: BulletComment) {
      known.current.set(bullet.id, bullet);
      show();
    },
    drop(isGone: (bullet: BulletComment) => boolean) {
      for (const one of known.current.values()) if (isGone(one)) known.current.delete(one.id);
      show();
    },
  };
}

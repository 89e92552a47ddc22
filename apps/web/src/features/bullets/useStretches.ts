import { useLazyGetBulletCommentsQuery } from '@cheese/api-client/training/bulletComment';
import type { BulletComment } from '@cheese/domain/contract/training/bulletComment';
import { BULLET_STRETCH_MS, stretchAt } from '@cheese/domain/rules/training/bullets';
import { useEffect, useRef, useState } from 'react';

/** Polling interval for new comments. */
const POLL_MS = 3_000;
/** The next part is loaded this long before it begins. */
const AHEAD_MS = 20_000;

/** Newest comment ids of the last two answers for one part of the film. */
interface Seen {
  upTo: number;
  /** Comments of the same moment may arrive out of order, so ask from one answer further back. */
  before: number;
}

/** Loads the comments of the parts of a film that were reached, and polls for new ones. */
export function useStretches(videoId: number) {
  const [ask] = useLazyGetBulletCommentsQuery();
  const known = useRef(new Map<number, BulletComment>());
  const [all, setAll] = useState<readonly BulletComment[]>([]);
  const asked = useRef(new Set<number>());
  const seen = useRef(new Map<number, Seen>());
  const atMs = useRef(0);
  const isRunning = useRef(false);

  const show = () =>
    setAll([...known.current.values()].sort((one, other) => one.atMs - other.atMs));

  const keep = (fromMs: number, data: readonly BulletComment[]) => {
    const before = seen.current.get(fromMs)?.upTo;
    const upTo = Math.max(before ?? 0, ...data.map(({ id }) => id));
    seen.current.set(fromMs, { upTo, before: before ?? upTo });
    const news = data.filter(({ id }) => !known.current.has(id));
    for (const one of news) known.current.set(one.id, one);
    if (news.length > 0) show();
  };

  /** A failed request may be repeated later. */
  const load = async (fromMs: number) => {
    asked.current.add(fromMs);
    const { data } = await ask({ videoId, fromMs });
    if (data) keep(fromMs, data);
    else asked.current.delete(fromMs);
  };

  const lookAt = async (fromMs: number) => {
    const stretch = seen.current.get(fromMs);
    if (!stretch) return;
    const newer = stretch.before > 0 ? { afterId: stretch.before } : {};
    const { data } = await ask({ videoId, fromMs, ...newer });
    if (data) keep(fromMs, data);
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
      void lookAt(stretchAt(atMs.current).fromMs);
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

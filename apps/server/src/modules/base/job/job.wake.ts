const idle = new Set<() => void>();

/** Work has just been queued for good: who has nothing to do on this node looks at once, others in turn. */
export function wakeWorkers() {
  for (const go of idle) go();
}

/** Answers when there may be something to do; `end` stops listening. */
export function untilWoken(): { woken: Promise<void>; end: () => void } {
  let go = () => undefined as void;
  const woken = new Promise<void>((resolve) => (go = resolve));
  idle.add(go);
  return { woken, end: () => void idle.delete(go) };
}

const idle = new Set<() => void>();

/** Call after a job was committed: idle workers of this node look at once, the others in turn. */
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

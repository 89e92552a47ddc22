interface Making {
  whose: string;
  make(): Promise<Buffer | null>;
}

/**
 * An in-memory LRU cache limited in bytes. Concurrent requests of one caller for a key share the
 * work; different callers keep their own place in the queue, and `make` checks the cache again when
 * its turn comes.
 */
export function keptBytes(mostBytes: number) {
  const kept = new Map<string, Buffer>();
  const coming = new Map<string, Promise<Buffer | null>>();
  let bytes = 0;

  function keep(key: string, made: Buffer) {
    kept.set(key, made);
    bytes += made.length;
    for (const [oldest, { length }] of kept) {
      if (bytes <= mostBytes) return;
      kept.delete(oldest);
      bytes -= length;
    }
  }

  /** Moves the entry to the end of the eviction order. */
  function atHand(key: string): Buffer | undefined {
    const known = kept.get(key);
    if (!known) return undefined;
    kept.delete(key);
    kept.set(key, known);
    return known;
  }

  /** Null is not kept: what went wrong may go well the next time. */
  async function find(key: string, { whose, make }: Making): Promise<Buffer | null> {
    const known = atHand(key);
    if (known) return known;
    const theirs = `${whose} ${key}`;
    const underWay = coming.get(theirs) ?? make();
    coming.set(theirs, underWay);
    try {
      const made = await underWay;
      if (made && coming.get(theirs) === underWay && !kept.has(key)) keep(key, made);
      return made;
    } finally {
      coming.delete(theirs);
    }
  }

  /** Keeps a prefetched entry. */
  const put = (key: string, made: Buffer) => {
    if (!kept.has(key)) keep(key, made);
  };

  const forget = () => {
    kept.clear();
    coming.clear();
    bytes = 0;
  };
  return { atHand, find, put, forget, size: () => kept.size };
}

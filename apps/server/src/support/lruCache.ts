import { type NodeMemory, registerMemory } from './nodeMemory';

interface Options extends Pick<NodeMemory, 'name' | 'invalidatedBy'> {
  /** Limit of entries; the least recently used one is removed first. */
  most: number;
}

/** An LRU cache, listed in `nodeMemory`. */
export function lruCache<Value>({ most, ...told }: Options) {
  const kept = new Map<string | number, Value>();
  const clear = () => kept.clear();
  registerMemory({ ...told, size: () => kept.size, clear });
  return {
    find(key: string | number): Value | undefined {
      const value = kept.get(key);
      if (value === undefined) return undefined;
      kept.delete(key);
      kept.set(key, value);
      return value;
    },
    keep(key: string | number, value: Value) {
      kept.delete(key);
      kept.set(key, value);
      if (kept.size > most) kept.delete(kept.keys().next().value!);
    },
    forget: (key: string | number) => void kept.delete(key),
    clear,
  };
}

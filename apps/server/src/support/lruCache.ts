import { type NodeMemory, registerMemory } from './nodeMemory';

interface Options extends Pick<NodeMemory, 'name' | 'invalidatedBy'> {
  /** How many entries stay; the one that was asked for longest ago goes first. */
  most: number;
}

/** A cache of what was asked for last; it is in the list of this node's memories. */
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

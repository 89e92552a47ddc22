/** A cache in memory of data in the database or the storage. */
export interface NodeMemory {
  /** Its area and content; used to report its size and to clear it. */
  readonly name: string;
  /** The change that makes it stale, or the time until it is read again. */
  readonly invalidatedBy: string;
  /** The number of entries. */
  size(): number;
  clear(): void;
}

const memories = new Set<NodeMemory>();

/** Returns a function that unregisters it, for caches that end before the node does. */
export function registerMemory(memory: NodeMemory): () => void {
  memories.add(memory);
  return () => void memories.delete(memory);
}

const named = (name: string | undefined) =>
  [...memories].filter((memory) => name === undefined || memory.name === name);

/** Clears all caches, or those of this name. */
export const clearMemory = (name?: string): void => named(name).forEach((memory) => memory.clear());

/** All caches of this node, with their sizes. */
export const listMemory = () =>
  named(undefined).map((memory) => ({
    name: memory.name,
    invalidatedBy: memory.invalidatedBy,
    size: memory.size(),
  }));

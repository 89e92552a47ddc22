/** Something that this node keeps in memory of what the database or the storage holds. */
export interface NodeMemory {
  /** As sizes are told by it, and as it is cleared by it: its area, and what it keeps. */
  readonly name: string;
  /** What makes it untrue, or after how long it is read again. */
  readonly invalidatedBy: string;
  /** How many things it keeps. */
  size(): number;
  clear(): void;
}

const memories = new Set<NodeMemory>();

/** Enters it in the list; what it answers takes it out again, for what ends before the node does. */
export function registerMemory(memory: NodeMemory): () => void {
  memories.add(memory);
  return () => void memories.delete(memory);
}

const named = (name: string | undefined) =>
  [...memories].filter((memory) => name === undefined || memory.name === name);

/** Clears all of it, or what has this name. */
export const clearMemory = (name?: string): void => named(name).forEach((memory) => memory.clear());

/** Every memory of this node, with how much it keeps. */
export const listMemory = () =>
  named(undefined).map((memory) => ({
    name: memory.name,
    invalidatedBy: memory.invalidatedBy,
    size: memory.size(),
  }));

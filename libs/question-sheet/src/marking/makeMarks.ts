/** Words of a stem, with what stands before and after them: the same words elsewhere are not meant. */
export interface Highlight {
  before: string;
  words: string;
  after: string;
}

/** A learner's private highlights and struck options of a question. */
export interface Marked {
  /** Options that are ruled out. */
  struck: readonly string[];
  highlights: readonly Highlight[];
}

/** A question by its number, or the case that several share (`markedOf`). */
export type MarkedThing = number | string;

type AllMarked = Readonly<Record<MarkedThing, Marked>>;

/** Storage that survives a reload. */
export interface MarksShelf {
  get(): AllMarked | null;
  set(all: AllMarked): void;
}

export interface Marks {
  subscribe(listener: () => void): () => void;
  /** The same object as long as nothing changes. */
  read(of: MarkedThing): Marked;
  /** Rules an option out, or takes that back. */
  strike(questionId: number, option: string): void;
  highlight(of: MarkedThing, found: readonly Highlight[]): void;
  /** Takes back one of them, or all. */
  clear(of: MarkedThing, at?: number): void;
}

const none: Marked = { struck: [], highlights: [] };
/** Limit per stem, because browser storage is limited. */
const MOST = 50;

/** Strikes and highlights by question; what cannot be kept is there until the page is left. */
export function makeMarks(shelf: MarksShelf): Marks {
  let all = shelf.get() ?? {};
  const listeners = new Set<() => void>();
  const read = (of: MarkedThing) => all[of] ?? none;
  const change = (of: MarkedThing, changed: Partial<Marked>) => {
    all = { ...all, [of]: { ...read(of), ...changed } };
    shelf.set(all);
    for (const listener of listeners) listener();
  };
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read,
    strike(questionId, option) {
      const { struck } = read(questionId);
      const isStruck = struck.includes(option);
      const others = struck.filter((one) => one !== option);
      change(questionId, { struck: isStruck ? others : [...others, option] });
    },
    highlight(of, found) {
      const { highlights } = read(of);
      change(of, { highlights: [...highlights, ...found].slice(-MOST) });
    },
    clear(of, at) {
      const { highlights } = read(of);
      const left = at === undefined ? [] : highlights.filter((_one, nth) => nth !== at);
      change(of, { highlights: left });
    },
  };
}

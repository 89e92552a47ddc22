import type { LayerShape } from '@cheese/domain/contract/slides/annotation';
import type { StoredJson } from '@cheese/auth/storedJson';
import { failureKind, readFailure, refusalOf } from '@cheese/ui/feedback/failure';
import {
  firstStep,
  isNothing,
  type LayerPatch,
  nothing,
  patchBetween,
  withPatch,
} from './layerPatch';

export type Standing =
  { kind: 'kept' | 'saving' | 'unsent' | 'conflict' } | { kind: 'refused'; message: string };

export interface LayerWire {
  read: () => Promise<{ version: number; shapes: readonly LayerShape[] }>;
  send: (patch: LayerPatch & { version: number }) => Promise<{ version: number }>;
}

interface KeeperParts {
  wire: LayerWire;
  /** Unsent changes, kept on this device. */
  draft: StoredJson<LayerPatch>;
  /** Shapes drawn before the layer was loaded. */
  drawn?: readonly LayerShape[];
  show: (shapes: readonly LayerShape[]) => void;
  tell: (standing: Standing) => void;
}

type Served = Awaited<ReturnType<LayerWire['read']>>;

/** The server's last known state, and the local changes, which are kept on this device. */
function makeBook({ draft, drawn = [] }: Pick<KeeperParts, 'draft' | 'drawn'>) {
  const early = draft.get() ?? nothing;
  let base: readonly LayerShape[] = [];
  let now = withPatch(drawn, { put: early.put, removed: [] });
  /** Removals made before the layer was loaded. */
  let lost = early.removed;
  let version = 0;
  let isOpen = false;

  const pending = (): LayerPatch => {
    const { put, removed } = patchBetween(base, now);
    return { put, removed: [...removed, ...lost] };
  };
  const remember = () => {
    const patch = pending();
    if (isNothing(patch)) draft.clear();
    else draft.set(patch);
  };
  remember();
  return {
    pending,
    now: () => now,
    version: () => version,
    isOpen: () => isOpen,
    change(shapes: readonly LayerShape[]) {
      now = shapes;
      remember();
    },
    /** The server has saved a step. */
    take(step: LayerPatch, newest: number) {
      base = withPatch(base, step);
      version = newest;
      remember();
    },
    /** The server's state with the unsent changes applied. */
    rebase(served: Served, own = pending()) {
      ({ version, shapes: base } = served);
      lost = [];
      isOpen = true;
      now = withPatch(base, own);
      remember();
    },
  };
}

export type Keeper = ReturnType<typeof makeAutosave>;

/** Wait for a pause in drawing. */
const PAUSE_MS = 1_200;
const AGAIN_MS = 15_000;

/**
 * Saves drawings: on this device at once, on the server a moment later. Other tabs may edit the
 * same layer; their changes are never overwritten silently.
 */
export function makeAutosave({ wire, draft, drawn = [], show, tell }: KeeperParts) {
  const book = makeBook({ draft, drawn });
  let isBusy = false;
  let isHeldUp = false;
  let isClosed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const soon = (afterMs: number) => {
    clearTimeout(timer);
    if (!isClosed) timer = setTimeout(() => void flush(), afterMs);
  };
  const say = (standing: Standing) => {
    if (!isClosed) tell(standing);
  };

  const rebase = (served: Served, own?: LayerPatch) => {
    book.rebase(served, own);
    if (!isClosed) show(book.now());
  };

  function fail(error: unknown) {
    const standing = standingAfter(error);
    if (standing.kind === 'unsent') soon(AGAIN_MS);
    isHeldUp = standing.kind === 'conflict';
    say(standing);
  }

  /** Loads the server's state and ends a conflict; `own` are the local changes to apply to it. */
  async function settle(own?: LayerPatch) {
    rebase(await wire.read(), own);
    isHeldUp = false;
  }

  /** Sends the changes in steps, one after another, until none is left. */
  async function flush(): Promise<void> {
    if (isBusy || isHeldUp) return;
    isBusy = true;
    clearTimeout(timer);
    await sendAll({ book, wire, rebase, say }).catch(fail);
    isBusy = false;
  }

  show(book.now());
  return {
    flush,
    change(shapes: readonly LayerShape[]) {
      book.change(shapes);
      if (!isHeldUp) soon(PAUSE_MS);
    },
    /** Reloads the layer after its name or colour has changed, which also changes its version. */
    async renew() {
      rebase(await wire.read());
    },
    /**
     * Resolves a conflict: the user's own version of each shape wins, and shapes added elsewhere
     * stay.
     */
    async keepMine() {
      await settle();
      await flush();
    },
    async takeTheirs() {
      await settle(nothing);
      say({ kind: 'kept' });
    },
    /** Sends the remaining changes, but no longer updates the page. */
    close() {
      isClosed = true;
      clearTimeout(timer);
      void flush();
    },
  };
}

interface Sending {
  book: ReturnType<typeof makeBook>;
  wire: LayerWire;
  rebase: (served: Served) => void;
  say: (standing: Standing) => void;
}

async function sendAll({ book, wire, rebase, say }: Sending) {
  if (!book.isOpen()) rebase(await wire.read());
  for (let patch = book.pending(); !isNothing(patch); patch = book.pending()) {
    say({ kind: 'saving' });
    const step = firstStep(patch);
    const sent = await wire.send({ version: book.version(), ...step });
    const isBehind = sent.version > book.version() + 1;
    book.take(step, sent.version);
    if (isBehind) rebase(await wire.read());
  }
  say({ kind: 'kept' });
}

function standingAfter(error: unknown): Standing {
  const failure = readFailure(error);
  const kind = failureKind(failure);
  if (kind === 'network' || kind === 'server') return { kind: 'unsent' };
  if (refusalOf(error) === 'annotation.conflict') return { kind: 'conflict' };
  return { kind: 'refused', message: failure.message };
}

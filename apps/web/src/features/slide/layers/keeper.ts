import type { LayerShape } from '@cheese/domain/contract/slides/annotation';
import type { StoredJson } from '@cheese/auth/keptJson';
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
  /** Shapes drawn before the layer was known. */
  drawn?: readonly LayerShape[];
  show: (shapes: readonly LayerShape[]) => void;
  tell: (standing: Standing) => void;
}

export type Keeper = ReturnType<typeof makeKeeper>;

/** A pause of the hand. */
const PAUSE_MS = 1_200;
const AGAIN_MS = 15_000;

/**
 * Saves drawings: on this device at once, on the server a moment later. Other tabs may edit the
 * same layer; their changes are never overwritten silently.
 */
export function makeKeeper({ wire, draft, drawn = [], show, tell }: KeeperParts) {
  const early = draft.get() ?? nothing;
  let base: readonly LayerShape[] = [];
  let now = withPatch(drawn, { put: early.put, removed: [] });
  /** Removals made before the layer was loaded. */
  let lost = early.removed;
  let version = 0;
  let isOpen = false;
  let isBusy = false;
  let isHeldUp = false;
  let isClosed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const pending = (): LayerPatch => {
    const { put, removed } = patchBetween(base, now);
    return { put, removed: [...removed, ...lost] };
  };
  const remember = () => {
    const patch = pending();
    if (isNothing(patch)) draft.clear();
    else draft.set(patch);
  };
  const soon = (afterMs: number) => {
    clearTimeout(timer);
    if (!isClosed) timer = setTimeout(() => void flush(), afterMs);
  };
  const say = (standing: Standing) => {
    if (!isClosed) tell(standing);
  };

  /** The server's state with the unsent changes applied. */
  function rebase(served: { version: number; shapes: readonly LayerShape[] }, own = pending()) {
    ({ version, shapes: base } = served);
    lost = [];
    isOpen = true;
    now = withPatch(base, own);
    remember();
    if (!isClosed) show(now);
  }

  async function sendAll() {
    if (!isOpen) rebase(await wire.read());
    for (let patch = pending(); !isNothing(patch); patch = pending()) {
      say({ kind: 'saving' });
      const step = firstStep(patch);
      const sent = await wire.send({ version, ...step });
      base = withPatch(base, step);
      remember();
      const isBehind = sent.version > version + 1;
      ({ version } = sent);
      if (isBehind) rebase(await wire.read());
    }
    say({ kind: 'kept' });
  }

  function fail(error: unknown) {
    const failure = readFailure(error);
    const kind = failureKind(failure);
    if (kind === 'network' || kind === 'server') {
      say({ kind: 'unsent' });
      return soon(AGAIN_MS);
    }
    isHeldUp = refusalOf(error) === 'annotation.conflict';
    say(isHeldUp ? { kind: 'conflict' } : { kind: 'refused', message: failure.message });
  }

  /** One after the other, until nothing is left to be sent. */
  async function flush(): Promise<void> {
    if (isBusy || isHeldUp) return;
    isBusy = true;
    clearTimeout(timer);
    await sendAll().catch(fail);
    isBusy = false;
  }

  remember();
  show(now);
  return {
    flush,
    change(shapes: readonly LayerShape[]) {
      now = shapes;
      remember();
      if (!isHeldUp) soon(PAUSE_MS);
    },
    /** The layer was changed in another way than by drawing: it is seen as it is now. */
    async renew() {
      const served = await wire.read();
      rebase(served);
    },
    /**
     * Resolves a conflict: the user's own version of each shape wins, and shapes added elsewhere
     * stay.
     */
    async keepMine() {
      const served = await wire.read();
      rebase(served);
      isHeldUp = false;
      await flush();
    },
    async takeTheirs() {
      const served = await wire.read();
      rebase(served, nothing);
      isHeldUp = false;
      say({ kind: 'kept' });
    },
    /** Sends what is left, and shows nothing any more. */
    close() {
      isClosed = true;
      clearTimeout(timer);
      void flush();
    },
  };
}

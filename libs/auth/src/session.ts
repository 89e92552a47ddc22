import { backPathOn } from './backPath';
import type { StoredJson, Shelf } from './storedJson';
import { observable } from './observable';
import type { OtherTabs } from './otherTabs';
import type { TokenStore } from './tokenCookie';

/** null: not known yet, because the stored token is still being asked about. */
export type LoginState = boolean | null;

export interface SessionState<Person> {
  isSignedIn: LoginState;
  isPrompting: boolean;
  /** True if the prompt opened because the session expired on the server. */
  hasEnded: boolean;
  person: Person | null;
}

const nobodyYet: SessionState<never> = {
  isSignedIn: null,
  isPrompting: false,
  hasEnded: false,
  person: null,
};

export interface SessionParts<Person> {
  tokens: TokenStore;
  /** The last signed-in user, kept between visits. */
  kept: StoredJson<Person>;
  perTab: Shelf;
  backPathKey: string;
  tabs: OtherTabs;
  isValid(token: string): Promise<boolean>;
  readPerson(): Promise<Person>;
  /** True if the kept user can be shown without refetching when the site opens. */
  keptWillDo(): boolean;
  /** Clears this site's storage, so that the next user of this browser finds nothing. */
  forget(): void;
}

export type Session<Person> = ReturnType<typeof makeSession<Person>>;

type State<Person> = ReturnType<typeof observable<SessionState<Person>>>;

/** Sign-in, sign-out, and what is cleared then. */
function doorOf<Person>({ tokens, kept }: SessionParts<Person>, state: State<Person>) {
  const leave = () => state.set({ isSignedIn: false, person: null });
  const empty = () => {
    tokens.clear();
    kept.clear();
    leave();
  };
  const enter = (person: Person | null) =>
    state.set({ isSignedIn: true, isPrompting: false, hasEnded: false, person });
  return { leave, empty, enter };
}

/** The server's check of the token. */
function checksOf<Person>(
  parts: SessionParts<Person>,
  state: State<Person>,
  { empty, enter }: ReturnType<typeof doorOf<Person>>,
) {
  const { tokens, kept } = parts;
  const refresh = async () => {
    const token = tokens.get();
    const person = await parts.readPerson();
    if (tokens.get() !== token) throw new Error('this is not about who is there now');
    kept.set(person);
    state.set({ person });
    return person;
  };

  /**
   * If the check itself fails, the kept user counts as signed in; every call checks the token
   * again.
   */
  const isGood = (token: string) =>
    parts.isValid(token).catch((failure: unknown) => {
      state.set({ isSignedIn: state.get().person !== null });
      throw failure;
    });

  /** Validates the stored token and loads its user when the site opens. */
  const begin = async (): Promise<void> => {
    const token = tokens.get();
    if (!token) return empty();
    const isStillGood = await isGood(token);
    // The token changed during the check, so check the new one.
    if (tokens.get() !== token) return begin();
    if (!isStillGood) return empty();
    enter(state.get().person);
    if (!state.get().person || !parts.keptWillDo()) await refresh();
  };
  return { refresh, begin };
}

/** The only place that signs users in and out on one site. */
export function makeSession<Person>(parts: SessionParts<Person>) {
  const { tokens, tabs, kept } = parts;
  const backPath = backPathOn(parts.perTab, parts.backPathKey);
  const person = kept.get();
  // First-time visitors get `nobodyYet` itself, so that it matches the prerendered page.
  const state = observable<SessionState<Person>>(person ? { ...nobodyYet, person } : nobodyYet);

  const door = doorOf(parts, state);
  const { leave, empty, enter } = door;
  // All tabs share one token, so they show its owner. A sleeping tab may hear of a sign-out after
  // the next user has signed in, and may briefly still read the old token. Nothing is left to clear
  // by then.
  tabs.listen((left) => {
    const isOver = left !== null && (tokens.get() ?? left) === left;
    if (isOver) leave();
    else enter(kept.get());
  });

  const { refresh, begin } = checksOf(parts, state, door);

  return {
    get: state.get,
    /** The state that a prerendered page shows. */
    getFirst: () => nobodyYet as SessionState<Person>,
    subscribe: state.subscribe,
    backPath,
    /** Refetches the user after they changed their profile. */
    refresh,

    begin,

    /** If the user cannot be loaded, the sign-in fails and the token is discarded. */
    async signIn(token: string): Promise<Person> {
      tokens.set(token);
      const person = await refresh().catch((failure: unknown) => {
        if (tokens.get() === token) tokens.clear();
        throw failure;
      });
      enter(person);
      tabs.tell(null);
      return person;
    },

    /** They themselves want to leave. */
    logOut() {
      const left = tokens.get();
      empty();
      parts.forget();
      if (left) tabs.tell(left);
    },

    /** The server no longer knows the token: the prompt opens, and remembers where they were. */
    lose(path: string) {
      empty();
      backPath.remember(path);
      state.set({ isPrompting: true, hasEnded: true });
    },

    /**
     * False opens the login prompt. Without a token the answer is known before the server is asked.
     */
    mayAct(path: string): boolean {
      const { isSignedIn } = state.get();
      if (isSignedIn ?? Boolean(tokens.get())) return true;
      backPath.remember(path);
      state.set({ isPrompting: true });
      return false;
    },

    closePrompt: () => state.set({ isPrompting: false, hasEnded: false }),
  };
}

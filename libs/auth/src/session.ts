import { backPathOn } from './backPath';
import type { Kept, Shelf } from './keptJson';
import { observable } from './observable';
import type { OtherTabs } from './otherTabs';
import type { TokenStore } from './tokenCookie';

/** null: not known yet, because the stored token is still being asked about. */
export type LoginState = boolean | null;

export interface SessionState<Person> {
  isSignedIn: LoginState;
  /** Whether the dialog that leads to the login page is open. */
  isPrompting: boolean;
  /** Whether it opened because the server no longer knows who is there, in the middle of their work. */
  hasEnded: boolean;
  person: Person | null;
}

const nobodyYet: SessionState<never> = {
  isSignedIn: null,
  isPrompting: false,
  hasEnded: false,
  person: null,
};

/** What a site hands to its session: where it keeps things, and the calls it asks. */
export interface SessionParts<Person> {
  tokens: TokenStore;
  /** Whom it knew last, from visit to visit. */
  kept: Kept<Person>;
  perTab: Shelf;
  backPathKey: string;
  tabs: OtherTabs;
  isValid(token: string): Promise<boolean>;
  readPerson(): Promise<Person>;
  /** Whether, where the site opens, whom it knew last is good enough. */
  keptWillDo(): boolean;
  /** Empties this site's storage, for whoever comes after the one who logs out. */
  forget(): void;
}

export type Session<Person> = ReturnType<typeof makeSession<Person>>;

/** Who is signed in on one site: the only place that signs in and out. */
export function makeSession<Person>(parts: SessionParts<Person>) {
  const { tokens, tabs, kept } = parts;
  const backPath = backPathOn(parts.perTab, parts.backPathKey);
  const person = kept.get();
  // The very same for who has never been here: a page that was written for nobody fits them.
  const state = observable<SessionState<Person>>(person ? { ...nobodyYet, person } : nobodyYet);

  const leave = () => state.set({ isSignedIn: false, person: null });
  const empty = () => {
    tokens.clear();
    kept.clear();
    leave();
  };
  const enter = (person: Person | null) =>
    state.set({ isSignedIn: true, isPrompting: false, hasEnded: false, person });
  // All tabs call with one token: whoever it belongs to now is whom they show. A tab that slept may
  // hear of somebody's leaving when the next one has come; and for a moment after they left it may
  // still see their token. There is nothing left to clear after them.
  tabs.listen((left) => {
    const isOver = left !== null && (tokens.get() ?? left) === left;
    if (isOver) leave();
    else enter(kept.get());
  });

  const refresh = async () => {
    const token = tokens.get();
    const person = await parts.readPerson();
    if (tokens.get() !== token) throw new Error('this is not about who is there now');
    kept.set(person);
    state.set({ person });
    return person;
  };

  /** Where the question itself fails, they go by whom they knew last; every call asks again. */
  const isGood = (token: string) =>
    parts.isValid(token).catch((failure: unknown) => {
      state.set({ isSignedIn: state.get().person !== null });
      throw failure;
    });

  /** Asks whether the stored token is still good, and whose it is: once, when the site opens. */
  const begin = async (): Promise<void> => {
    const token = tokens.get();
    if (!token) return empty();
    const isStillGood = await isGood(token);
    // Somebody came in meanwhile, here or in another tab: the answer is not about their token.
    if (tokens.get() !== token) return begin();
    if (!isStillGood) return empty();
    enter(state.get().person);
    if (!state.get().person || !parts.keptWillDo()) await refresh();
  };

  return {
    get: state.get,
    /** What a page shows that was written before anybody came. */
    getFirst: () => nobodyYet as SessionState<Person>,
    subscribe: state.subscribe,
    backPath,
    /** Reads who is signed in anew, after they changed something about themselves. */
    refresh,

    begin,

    /** Whoever could not be read has not come in: the token must not do so at the next visit. */
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
     * Whether an action may go on; opens the prompt where nobody is signed in. That is known before
     * anything was asked where there is no token to ask about.
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

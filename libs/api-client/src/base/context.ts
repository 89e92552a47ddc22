import type { AxiosInstance } from 'axios';

/**
 * Passed to calls as `thunk.extraArgument`. Nothing is global, so two stores in one test stay
 * apart.
 */
export interface CallContext {
  http: AxiosInstance;
  /** The signed-in token, or null. */
  token(): string | null;
  /** The server no longer knows the token. Forgets it at once: ten failed calls are one sign-out. */
  signedOut(): void;
  /** A call that the page cannot live without found no network. */
  lost(): void;
  /** Money has moved: other tabs want to know. */
  paid?(): void;
  /** Something was completed: other tabs want to know. */
  progressed?(): void;
}

export interface CallOptions {
  /** A failure that no toast tells of: notices, study tracking. */
  silent?: boolean;
  /** A network failure shows a warning toast instead of an error toast. */
  warns?: boolean;
  /** Without this call there is no page: where the network fails it, the error page is shown. */
  vital?: boolean;
  /** The screen handles the sign-in queue itself, so no toast shows the place in it. */
  waits?: boolean;
  /** Sent with keepalive: it completes even after the page is closed or the user is signed out. */
  outlives?: boolean;
}

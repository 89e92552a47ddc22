import type { AxiosInstance } from 'axios';

/**
 * What a store hands to its calls (`thunk.extraArgument`): nothing here is global, so two stores
 * in one test do not see each other.
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

/** What a single endpoint may ask of the base query. */
export interface CallOptions {
  /** A failure that no toast tells of: notices, study tracking. */
  silent?: boolean;
  /** Where the network fails it, the user is warned rather than told of an error. */
  warns?: boolean;
  /** Without this call there is no page: where the network fails it, the error page is shown. */
  vital?: boolean;
  /** Its screen stands in the line of sign-ins by itself: no toast tells of a place there. */
  waits?: boolean;
  /** Goes on though the page that asked is left, and whoever asked is signed out. */
  outlives?: boolean;
}

import type { AxiosInstance } from 'axios';

/**
 * What a store hands to its calls (`thunk.extraArgument`): nothing here is global, so two stores
 * in one test do not see each other.
 */
export interface CallContext {
  http: AxiosInstance;
  /** The signed-in token, or null. */
  token(): string | null;
  /** The server no longer knows the token. */
  signedOut(): void;
}

/** What a single endpoint may ask of the base query. */
export interface CallOptions {
  /** A failure that no toast tells of: notices, study tracking. */
  silent?: boolean;
}

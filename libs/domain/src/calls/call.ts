/**
 * One call of the product. `path` is relative to its service's prefix; `:name` marks a path
 * parameter.
 */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  /** The encoding of the body if it is not JSON. */
  body?: 'form' | 'multipart';
}

/** All calls of one resource, by the names the code uses for them. */
export type Calls = Record<string, Call>;

/** One call of the product. `path` stands under its service's prefix; `:name` marks a part of it. */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  /** How the body travels, where it is not JSON. */
  body?: 'form' | 'multipart';
}

/** All calls of one resource, by the name that the code uses for them. */
export type Calls = Record<string, Call>;

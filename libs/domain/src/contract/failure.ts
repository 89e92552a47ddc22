/** A call that did not succeed, as every screen sees it. `status` 0: no answer came at all. */
export interface CallFailure {
  status: number;
  flag: number;
  message: string;
  key?: string;
  field?: string;
  /** When it goes on, where the service says so. */
  retryAfterS?: number;
}

/** A failed call, as every screen gets it. `status` 0 means that no answer arrived. */
export interface CallFailure {
  status: number;
  flag: number;
  message: string;
  key?: string;
  field?: string;
  /** Seconds until a retry, if the service says so. */
  retryAfterS?: number;
}

/** The statuses of HTTP that either side acts upon; how each refusal is answered stands in `texts/failures`. */
export const httpStatuses = {
  ok: 200,
  noContent: 204,
  partialContent: 206,
  notModified: 304,
  badRequest: 400,
  unauthorized: 401,
  forbidden: 403,
  notFound: 404,
  timeout: 408,
  conflict: 409,
  gone: 410,
  preconditionFailed: 412,
  tooLarge: 413,
  rangeNotSatisfiable: 416,
  preconditionRequired: 428,
  tooManyRequests: 429,
  serverError: 500,
  unavailable: 503,
} as const;

export const isSuccess = (status: number) => status >= 200 && status < 300;

/** Whether the fault is the caller's: the same call comes to the same end. */
export const isCallersFault = (status: number) =>
  status >= httpStatuses.badRequest && status < httpStatuses.serverError;

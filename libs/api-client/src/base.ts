/** The base door: what both sites' clients are made of. The catalogue behind it is the main site's. */
export { ask, askLeaving, callBaseQuery, type Leaving } from './base/baseQuery';
export type { CallContext } from './base/context';
export { answerFirst } from './base/firstAnswer';
export { makeHttp } from './base/http';
export { callMiddleware } from './base/callMiddleware';
export { keptAnswers } from './base/keptAnswers';
export { uploadFile, UploadFailure } from './base/uploadFile';

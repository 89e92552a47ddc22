import { httpStatuses } from '@cheese/domain/calls/httpStatuses';
import type { AxiosInstance } from 'axios';

/** As the server writes it (apps/server/src/plugins/firstAnswer.ts). */
const ID = 'first-answer';

/** The answer embedded in the page is used only while it is this fresh. */
const FRESH_MS = 10_000;

/**
 * Answers the first matching call from the data embedded in the HTML, once; an answer made for a
 * signed-in user is used only by a signed-in call, and the reverse.
 */
export function answerFirst(http: AxiosInstance, now = () => performance.now()): AxiosInstance {
  const part = document.getElementById(ID);
  const body = part?.textContent;
  const { call, own } = { ...part?.dataset };
  part?.remove();
  const { adapter: usual } = http.defaults;
  if (!body || call === undefined || typeof usual !== 'function') return http;
  let isThere = true;
  http.defaults.adapter = (config) => {
    const isIt = isThere && config.method === 'get' && http.getUri(config) === call;
    const isOwn = config.headers.has('authorization');
    if (!isIt) return usual(config);
    isThere = false;
    if (isOwn !== (own !== undefined) || now() > FRESH_MS) return usual(config);
    return Promise.resolve({
      data: body,
      status: httpStatuses.ok,
      statusText: '',
      headers: {},
      config,
    });
  };
  return http;
}

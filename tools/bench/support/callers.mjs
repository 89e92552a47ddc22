/** A constant load by many people at once, each with their own token. */
import autocannon from 'autocannon';
import { Stop } from '../../setup/say.mjs';

/**
 * @typedef {object} Callers
 * @property {string[]} tokens
 * @property {object[]} [bodies] one for each token, where something is sent
 * @property {(place: number) => object} [fresh] the body of each call, where no two are alike
 * @property {() => Promise<unknown>} [before] what begins anew before each load
 * @property {'PUT' | 'POST'} [method] how it is sent
 * @property {(string | number)[]} [ends] how the address of each token ends
 */

/**
 * One connection per caller, each with their own token, and their own body if one is sent.
 * @param {string} url
 * @param {Callers} callers
 * @param {number} seconds
 */
async function ask(url, { tokens, bodies, fresh, method = 'PUT', ends }, seconds) {
  let nth = 0;
  const result = await autocannon({
    url,
    connections: tokens.length,
    duration: seconds,
    method: bodies ? method : 'GET',
    setupClient(client) {
      const place = nth++ % tokens.length;
      const authorization = `Bearer ${tokens[place]}`;
      if (ends) {
        const { pathname, search } = new URL(`${url}${ends[place]}`);
        return client.setRequests([{ path: `${pathname}${search}`, headers: { authorization } }]);
      }
      if (fresh) {
        const { pathname: path } = new URL(url);
        const headers = { authorization, 'content-type': 'application/json' };
        const anew = () => ({ method, path, headers, body: JSON.stringify(fresh(place)) });
        // Each body is built once, when it is sent.
        return client.setRequests([{ method, path, headers, body: '{}', setupRequest: anew }]);
      }
      if (!bodies) return client.setHeaders({ authorization });
      const headers = { authorization, 'content-type': 'application/json' };
      client.setHeadersAndBody(headers, JSON.stringify(bodies[place]));
    },
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Stop(`${url} did not always answer: ${JSON.stringify(result.statusCodeStats)}`);
  }
  return result.requests.average;
}

/**
 * @param {string} url
 * @param {Callers} callers
 * @param {number} [seconds]
 * @returns {Promise<number>} answers per second, after a second to warm up
 */
export async function loadBy(url, callers, seconds = 5) {
  await callers.before?.();
  await ask(url, callers, 1);
  await callers.before?.();
  return ask(url, callers, seconds);
}

import type { IncomingMessage } from 'node:http';

/**
 * Rewrites an undecodable page address such as `/%` so that it becomes an ordinary unknown page.
 * Calls are refused.
 */
export function readable({ url = '/', headers }: IncomingMessage): string {
  if (!/text\/html/.test(headers.accept ?? '')) return url;
  const [path = '', ...query] = url.split('?');
  return isDecodable(path) ? url : [path.replaceAll('%', '%25'), ...query].join('?');
}

function isDecodable(path: string) {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

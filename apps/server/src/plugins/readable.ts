import type { IncomingMessage } from 'node:http';

/**
 * The address of a browser that stands at one which nobody can decode, such as `/%`: with its broken
 * signs taken as they are written, so that it is an unknown page like any other. Calls are refused.
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

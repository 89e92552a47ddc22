import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathnameOf } from '@cheese/domain/rules/site/pathname';

/** Beside the pages of a built site (tools/vite/addresses.mts): the addresses that it has. */
export const addressesFile = 'addresses.json';

/** True if the site has a page at this address; a site without a list accepts every address. */
export type HasAddress = (url: string) => boolean;

export function addressesIn(root: string | undefined): HasAddress {
  const file = root && join(root, addressesFile);
  if (!file || !existsSync(file)) return () => true;
  const known = (JSON.parse(readFileSync(file, 'utf8')) as string[]).map(toPattern);
  return (url) => known.some((pattern) => pattern.test(pathnameOf(url)));
}

/** As the router of the sites reads its paths: whatever the case, `:number` for a part, `/*` for all. */
function toPattern(path: string): RegExp {
  const parts = path
    .split('/')
    .slice(1)
    .map((part) => (part.startsWith(':') ? '[^/]+' : part.replace(/[.+^${}()|[\]\\]/g, '\\$&')));
  const isOpen = parts.at(-1) === '*';
  const said = (isOpen ? parts.slice(0, -1) : parts).join('/');
  return new RegExp(`^/${said}${isOpen ? '(/.*)?' : ''}$`, 'i');
}

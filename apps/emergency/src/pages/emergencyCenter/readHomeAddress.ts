import { type Filed, readFiled } from '../../features/address/readFiled';

/** What of the shelf is asked for; all of it where nothing is said. */
export interface HomeAsked extends Filed {
  keyword?: string;
}

/** As long as a keyword may be: the server takes no longer one. */
const LONGEST = 50;

/** What the address bar says, where anybody can type anything. */
export function readHomeAddress(search: URLSearchParams): HomeAsked {
  const keyword = [...(search.get('keyword') ?? '').trim()].slice(0, LONGEST).join('');
  return { ...readFiled(search), ...(keyword && { keyword }) };
}

import { keywordOf } from '@cheese/domain/rules/keyword';
import { type Filed, readFiled } from '../../features/address/readFiled';

/** What of the shelf is asked for; all of it where nothing is said. */
export interface HomeAsked extends Filed {
  keyword?: string;
}

/** What the address bar says, where anybody can type anything. */
export function readHomeAddress(search: URLSearchParams): HomeAsked {
  const keyword = keywordOf(search.get('keyword'));
  return { ...readFiled(search), ...(keyword && { keyword }) };
}

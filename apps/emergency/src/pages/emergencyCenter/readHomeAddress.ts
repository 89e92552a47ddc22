import { saidKeyword } from '@cheese/ui/address/saidInAddress';
import { type Filed, readFiled } from '../../features/address/readFiled';

/** What of the shelf is asked for; all of it where nothing is said. */
export interface HomeAsked extends Filed {
  keyword?: string;
}

/** What the address bar says, where anybody can type anything. */
export function readHomeAddress(search: URLSearchParams): HomeAsked {
  const keyword = saidKeyword(search);
  return { ...readFiled(search), ...(keyword && { keyword }) };
}

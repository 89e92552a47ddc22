import { keywordParam } from '@cheese/ui/address/urlParams';
import { type Filed, readFiled } from '../../features/address/readFiled';

/** Filters of the resource list; without any, all resources are shown. */
export interface HomeAsked extends Filed {
  keyword?: string;
}

/** Anything invalid counts as absent. */
export function readHomeAddress(search: URLSearchParams): HomeAsked {
  const keyword = keywordParam(search);
  return { ...readFiled(search), ...(keyword && { keyword }) };
}

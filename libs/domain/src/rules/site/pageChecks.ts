import { pagesOfTag, pagesWithoutUserInfo } from '../../codes/base/pageLists';
import { pathnameOf } from './pathname';

export const needsUserInfo = (address: string): boolean =>
  !pagesWithoutUserInfo.includes(pathnameOf(address));

/** The reaction of a page to a new tag: refresh in place, or go to the home page. */
export const afterTagChange = (address: string): 'refresh' | 'home' =>
  pagesOfTag.includes(pathnameOf(address)) ? 'refresh' : 'home';

/** The tag stored on the server: the last of the chosen path, or 0. */
export const storedTagId = (chosen: readonly number[]): number => chosen.at(-1) ?? 0;

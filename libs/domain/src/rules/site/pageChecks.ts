import { pagesOfTag, pagesWithoutUserInfo } from '../../codes/base/pageLists';
import { pathnameOf } from './pathname';

/** Whether opening a page asks for the user's info. */
export const needsUserInfo = (address: string): boolean =>
  !pagesWithoutUserInfo.includes(pathnameOf(address));

/** What a page does when another tag is chosen: refresh in place, or give way to the home page. */
export const afterTagChange = (address: string): 'refresh' | 'home' =>
  pagesOfTag.includes(pathnameOf(address)) ? 'refresh' : 'home';

/** The tag that is stored on the server, of those chosen from the top down: the last, or 0. */
export const storedTagId = (chosen: readonly number[]): number => chosen.at(-1) ?? 0;

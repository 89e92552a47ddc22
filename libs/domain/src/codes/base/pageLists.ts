/** Pages that do without the user's info, so that opening them does not ask for it. */
export const pagesWithoutUserInfo: readonly string[] = [
  '/',
  '/login',
  '/home',
  '/index',
  '/testingCenter/detail',
  '/productList',
  '/course/detail',
  '/morphology/library',
  '/morphology/detail',
  '/search',
  '/anatomy',
  '/anatomy/detail',
  '/freeZone',
  '/anatomy/study',
];

/**
 * Pages whose content follows the chosen tag, and which refresh in place when it changes. The
 * specification leaves the list open: these are the lists that are filtered by it.
 */
export const pagesOfTag: readonly string[] = [
  '/',
  '/productList',
  '/search',
  '/freeZone',
  '/course',
  '/morphology',
  '/morphology/list',
  '/testingCenter',
  '/anatomy',
  '/anatomy/list',
  '/virtualSimulation',
  '/virtualSimulation/list',
];

/** Pages that do not need the user's info, so that opening them does not request it. */
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
 * Pages that are filtered by the chosen tag and refresh in place when it changes. The specification
 * leaves the list open: these are the lists filtered by it.
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

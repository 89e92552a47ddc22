import type { Ad } from '@cheese/domain/contract/content/ad';
import { paths } from '../../../paths';
import { texts } from './texts';

/**
 * The first slide is fixed and part of the prerendered page, so that it is visible before any
 * script has loaded. Its picture is drawn by tools/pictures/welcome.ts.
 */
export const welcome: Ad = {
  id: 0,
  place: 1,
  title: texts.welcomeTitle,
  subtitle: texts.welcomeSubtitle,
  picture: 'welcome-960.webp',
  link: paths.productList({ productType: 1 }),
  deadline: null,
};

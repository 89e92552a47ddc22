import { commodityTypeCodes } from '@cheese/domain/codes/shop/products';
import { adPlaceCodes } from '@cheese/domain/codes/content/adPlaces';
import type { Ad } from '@cheese/domain/contract/content/ad';
import { paths } from '../../../paths';
import { texts } from './texts';

/**
 * The first slide is fixed and part of the prerendered page, so that it is visible before any
 * script has loaded. Its picture is drawn by tools/pictures/welcome.ts.
 */
export const welcome: Ad = {
  id: 0,
  place: adPlaceCodes.homeCarousel,
  title: texts.welcomeTitle,
  subtitle: texts.welcomeSubtitle,
  picture: 'welcome-960.webp',
  link: paths.productList({ productType: commodityTypeCodes.course }),
  deadline: null,
};

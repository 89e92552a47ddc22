import { commodityTypeCodes } from '@cheese/domain/codes/shop/products';
import { adPlaceCodes } from '@cheese/domain/codes/content/adPlaces';
import type { Ad } from '@cheese/domain/contract/content/ad';
import { paths } from '../../../paths';

/**
 * The first slide is fixed and part of the prerendered page, so that it is visible before any
 * script has loaded. Its picture is drawn by tools/pictures/welcome.ts.
 */
export const welcome: Ad = {
  id: 0,
  place: adPlaceCodes.homeCarousel,
  title: '把一间实验室装进屏幕',
  subtitle: '理论、虚拟与实践一体的医学课程，从基础到临床随时开学',
  picture: 'welcome-960.webp',
  link: paths.productList({ productType: commodityTypeCodes.course }),
  deadline: null,
};

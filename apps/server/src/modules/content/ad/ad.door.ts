/** The store functions that other modules may import. */
export { selectAds } from './ad.store';

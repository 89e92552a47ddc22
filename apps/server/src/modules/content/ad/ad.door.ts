export { selectAds } from './ad.store';

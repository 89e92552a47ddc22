export { updateOffer } from './recharge.store';

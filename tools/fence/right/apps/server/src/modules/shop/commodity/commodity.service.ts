// A service is handed the moment and asks the store.
import { commodityTexts } from './commodity.texts';
export const now = ({ clock }) => clock.now();
export const at = (moment) => new Date(moment);
export const chosen = new Set([1]).delete(1);
export const told = (name) => commodityTexts.withdrawn(name);

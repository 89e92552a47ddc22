/** The store functions that other modules may import. */
export { lockHolder, selectGrantEnds } from './entitlement.store';

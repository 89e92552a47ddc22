export { lockHolder, selectGrantEnds } from './entitlement.store';

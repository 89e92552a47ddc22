export { openBySeats, shutSeats } from './seat.store';
export { lockHolder, selectGrantEnds } from './entitlement.store';

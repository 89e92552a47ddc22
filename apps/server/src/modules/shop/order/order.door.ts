/** What neighbours ask of this module's rows: the rest of the store is its own. */
export {
  findOrder,
  insertOrder,
  lockOrder,
  markOrderPaid,
  selectItems,
  stateIs,
  updateOrder,
} from './order.store';
export { areOnSale } from './order.goods.store';

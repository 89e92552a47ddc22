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

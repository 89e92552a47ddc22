import { membershipRoutes } from './membership/membership.routes';
import { entitlementRoutes } from './entitlement/entitlement.routes';
import { balanceRoutes } from './ledger/balance.routes';
import { orderRoutes } from './order/order.routes';
import { paymentRoutes } from './payment/payment.routes';
import { rechargeRoutes } from './recharge/recharge.routes';
import { exchangeRoutes } from './exchange/exchange.routes';
import { couponRoutes } from './coupon/coupon.routes';
import { couponManageRoutes } from './coupon/couponManage.routes';
import { codeManageRoutes } from './exchange/codeManage.routes';
import { invoiceRoutes } from './invoice/invoice.routes';
import { invoiceManageRoutes } from './invoice/invoiceManage.routes';
import { licenceRoutes } from './licence/licence.routes';
import { licenceManageRoutes } from './licence/licenceManage.routes';
import { priceManageRoutes } from './price/priceManage.routes';
import { shelfManageRoutes } from './shelf/shelfManage.routes';
import { shopManageRoutes } from './manage/shopManage.routes';
import { reconcileManageRoutes } from './reconcile/reconcileManage.routes';
import { revenueManageRoutes } from './revenue/revenueManage.routes';
import { commodityRoutes } from './commodity/commodity.routes';

/** What the wing of the shop answers. */
export const shopModule = [
  membershipRoutes,
  entitlementRoutes,
  balanceRoutes,
  orderRoutes,
  paymentRoutes,
  rechargeRoutes,
  exchangeRoutes,
  couponRoutes,
  couponManageRoutes,
  codeManageRoutes,
  invoiceRoutes,
  invoiceManageRoutes,
  licenceRoutes,
  licenceManageRoutes,
  priceManageRoutes,
  shelfManageRoutes,
  shopManageRoutes,
  reconcileManageRoutes,
  revenueManageRoutes,
  commodityRoutes,
];

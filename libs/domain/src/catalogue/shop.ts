import { balanceCalls } from '../calls/shop/balance';
import { codeManageCalls } from '../calls/shop/codeManage';
import { commodityCalls } from '../calls/shop/commodity';
import { couponCalls } from '../calls/shop/coupon';
import { couponManageCalls } from '../calls/shop/couponManage';
import { exchangeCalls } from '../calls/shop/exchange';
import { invoiceCalls } from '../calls/shop/invoice';
import { invoiceManageCalls } from '../calls/shop/invoiceManage';
import { licenceCalls } from '../calls/shop/licence';
import { licenceManageCalls } from '../calls/shop/licenceManage';
import { membershipCalls } from '../calls/shop/membership';
import { orderCalls } from '../calls/shop/order';
import { priceManageCalls } from '../calls/shop/priceManage';
import { rechargeCalls } from '../calls/shop/recharge';
import { reconcileManageCalls } from '../calls/shop/reconcileManage';
import { revenueManageCalls } from '../calls/shop/revenueManage';
import { shelfManageCalls } from '../calls/shop/shelfManage';
import { shopManageCalls } from '../calls/shop/shopManage';
import { balanceContract } from '../contract/shop/balance';
import { codeManageContract } from '../contract/shop/codeManage';
import { commodityContract } from '../contract/shop/commodity';
import { couponContract } from '../contract/shop/coupon';
import { couponManageContract } from '../contract/shop/couponManage';
import { exchangeContract } from '../contract/shop/exchange';
import { invoiceContract } from '../contract/shop/invoice';
import { invoiceManageContract } from '../contract/shop/invoiceManage';
import { licenceContract } from '../contract/shop/licence';
import { licenceManageContract } from '../contract/shop/licenceManage';
import { membershipContract } from '../contract/shop/membership';
import { orderContract } from '../contract/shop/order';
import { priceManageContract } from '../contract/shop/priceManage';
import { rechargeContract } from '../contract/shop/recharge';
import { reconcileManageContract } from '../contract/shop/reconcileManage';
import { revenueManageContract } from '../contract/shop/revenueManage';
import { shelfManageContract } from '../contract/shop/shelfManage';
import { shopManageContract } from '../contract/shop/shopManage';
import type { Resources } from './resource';

export const shopResources = {
  balance: { calls: balanceCalls, contract: balanceContract },
  codeManage: { calls: codeManageCalls, contract: codeManageContract },
  commodity: { calls: commodityCalls, contract: commodityContract },
  coupon: { calls: couponCalls, contract: couponContract },
  couponManage: { calls: couponManageCalls, contract: couponManageContract },
  exchange: { calls: exchangeCalls, contract: exchangeContract },
  invoice: { calls: invoiceCalls, contract: invoiceContract },
  invoiceManage: { calls: invoiceManageCalls, contract: invoiceManageContract },
  licence: { calls: licenceCalls, contract: licenceContract },
  licenceManage: { calls: licenceManageCalls, contract: licenceManageContract },
  membership: { calls: membershipCalls, contract: membershipContract },
  order: { calls: orderCalls, contract: orderContract },
  priceManage: { calls: priceManageCalls, contract: priceManageContract },
  recharge: { calls: rechargeCalls, contract: rechargeContract },
  reconcileManage: { calls: reconcileManageCalls, contract: reconcileManageContract },
  revenueManage: { calls: revenueManageCalls, contract: revenueManageContract },
  shelfManage: { calls: shelfManageCalls, contract: shelfManageContract },
  shopManage: { calls: shopManageCalls, contract: shopManageContract },
} satisfies Resources;

import { balanceChanges } from '@cheese/domain/codes/shop/balance';
import { grantOrigins } from '@cheese/domain/codes/shop/entitlement';
import { exchangeKinds } from '@cheese/domain/codes/shop/exchange';
import { titleKinds } from '@cheese/domain/codes/shop/invoices';
import { memberTiers } from '@cheese/domain/codes/shop/membership';
import { endReasons, orderKinds } from '@cheese/domain/codes/shop/orders';
import { payways } from '@cheese/domain/codes/shop/payment';
import { sql } from 'drizzle-orm';
import { organisation } from '../../people/organisation/organisation.tables';
import { amountOf, labelOf, minuteOf, personalTable } from '../../people/privacy/privacy.door';
import { entitlement } from '../entitlement/entitlement.tables';
import { codeBatch, exchangeCode } from '../exchange/exchange.tables';
import { commodity } from '../goods/commodity.tables';
import { invoiceRequest } from '../invoice/invoice.tables';
import { ledgerAccount, ledgerEntry, ledgerLine } from '../ledger/ledger.tables';
import { licence, licenceSeat } from '../licence/licence.tables';
import { coupon, heldCoupon } from '../order/coupon.tables';
import { orderItem, shopOrder } from '../order/order.tables';
import { payment, refund } from '../order/payment.tables';
import { shopPersonalTexts as texts } from './shopPersonal.texts';

const orders = personalTable({
  title: texts.orders,
  columns: texts.orderColumns,
  holds: ['shop_order.person_id'],
  values: [
    shopOrder.orderNo,
    labelOf(shopOrder.kind, orderKinds),
    sql`(select string_agg(concat_ws(' ', ${orderItem.title}, nullif(${orderItem.specificationName}, '')),
      ${texts.and}::text order by ${orderItem.place}) from ${orderItem}
      where ${orderItem.orderId} = ${shopOrder.id})`,
    amountOf(shopOrder.total),
    shopOrder.couponName,
    amountOf(shopOrder.discount),
    labelOf(shopOrder.payway, payways),
    minuteOf(shopOrder.createdAt),
    minuteOf(shopOrder.paidAt),
    minuteOf(shopOrder.cancelledAt),
    labelOf(shopOrder.cancelReason, endReasons),
    shopOrder.cancelNote,
    minuteOf(shopOrder.refundedAt),
  ],
  from: ({ personId }) =>
    sql`${shopOrder} where ${shopOrder.personId} = ${personId} order by ${shopOrder.id}`,
});

const payments = personalTable({
  title: texts.payments,
  columns: texts.paymentColumns,
  holds: ['shop_order.person_id'],
  values: [
    shopOrder.orderNo,
    payment.tradeNo,
    labelOf(payment.payway, payways),
    amountOf(payment.amount),
    minuteOf(payment.createdAt),
    minuteOf(payment.paidAt),
    amountOf(refund.amount),
    minuteOf(refund.doneAt),
  ],
  from: ({ personId }) => sql`${payment}
    join ${shopOrder} on ${shopOrder.id} = ${payment.orderId}
    left join ${refund} on ${refund.paymentId} = ${payment.id}
    where ${shopOrder.personId} = ${personId} order by ${payment.id}`,
});

const balance = personalTable({
  title: texts.balance,
  columns: texts.balanceColumns,
  holds: ['ledger_account.person_id'],
  values: [
    minuteOf(ledgerEntry.at),
    labelOf(ledgerEntry.kind, balanceChanges),
    ledgerEntry.title,
    amountOf(ledgerLine.amount),
    amountOf(ledgerLine.balance),
    ledgerEntry.orderNo,
  ],
  from: ({ personId }) => sql`${ledgerLine}
    join ${ledgerAccount} on ${ledgerAccount.id} = ${ledgerLine.accountId}
    join ${ledgerEntry} on ${ledgerEntry.id} = ${ledgerLine.entryId}
    where ${ledgerAccount.personId} = ${personId} order by ${ledgerLine.id}`,
});

const invoices = personalTable({
  title: texts.invoices,
  columns: texts.invoiceColumns,
  holds: ['invoice_request.person_id'],
  values: [
    shopOrder.orderNo,
    labelOf(invoiceRequest.titleKind, titleKinds),
    invoiceRequest.title,
    invoiceRequest.taxNo,
    invoiceRequest.email,
    amountOf(invoiceRequest.amount),
    minuteOf(invoiceRequest.createdAt),
    invoiceRequest.number,
    minuteOf(invoiceRequest.issuedAt),
    invoiceRequest.rejectReason,
    minuteOf(invoiceRequest.withdrawnAt),
  ],
  from: ({ personId }) => sql`${invoiceRequest}
    join ${shopOrder} on ${shopOrder.id} = ${invoiceRequest.orderId}
    where ${invoiceRequest.personId} = ${personId} order by ${invoiceRequest.id}`,
});

const held = personalTable({
  title: texts.held,
  columns: texts.heldColumns,
  holds: ['entitlement.person_id'],
  values: [
    sql`coalesce(${commodity.title},
      concat_ws(' ', ${texts.membership}::text, ${labelOf(entitlement.tier, memberTiers)}))`,
    labelOf(entitlement.origin, grantOrigins),
    entitlement.giver,
    minuteOf(entitlement.startsAt),
    minuteOf(entitlement.endsAt),
    minuteOf(entitlement.withdrawnAt),
  ],
  from: ({ personId }) => sql`${entitlement}
    left join ${commodity} on ${commodity.id} = ${entitlement.commodityId}
    where ${entitlement.personId} = ${personId} order by ${entitlement.id}`,
});

const codes = personalTable({
  title: texts.codes,
  columns: texts.codeColumns,
  holds: ['exchange_code.person_id'],
  values: [
    exchangeCode.code,
    codeBatch.name,
    labelOf(codeBatch.kind, exchangeKinds),
    minuteOf(exchangeCode.exchangedAt),
  ],
  from: ({ personId }) => sql`${exchangeCode}
    join ${codeBatch} on ${codeBatch.id} = ${exchangeCode.batchId}
    where ${exchangeCode.personId} = ${personId} order by ${exchangeCode.id}`,
});

const coupons = personalTable({
  title: texts.coupons,
  columns: texts.couponColumns,
  holds: ['held_coupon.person_id'],
  values: [
    coupon.name,
    minuteOf(coupon.startsAt),
    minuteOf(coupon.endsAt),
    minuteOf(heldCoupon.gotAt),
  ],
  from: ({ personId }) => sql`${heldCoupon}
    join ${coupon} on ${coupon.id} = ${heldCoupon.couponId}
    where ${heldCoupon.personId} = ${personId} order by ${heldCoupon.id}`,
});

const seats = personalTable({
  title: texts.seats,
  columns: texts.seatColumns,
  holds: ['licence_seat.person_id'],
  values: [
    organisation.name,
    commodity.title,
    minuteOf(licenceSeat.givenAt),
    minuteOf(licenceSeat.lostAt),
  ],
  from: ({ personId }) => sql`${licenceSeat}
    join ${licence} on ${licence.id} = ${licenceSeat.licenceId}
    join ${organisation} on ${organisation.id} = ${licence.organisationId}
    join ${commodity} on ${commodity.id} = ${licence.commodityId}
    where ${licenceSeat.personId} = ${personId} order by ${licence.id}`,
});

export const shopParts = [orders, payments, balance, invoices, held, codes, coupons, seats];

import { invoiceCalls } from '@cheese/domain/calls/shop/invoice';
import { invoiceContract } from '@cheese/domain/contract/shop/invoice';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import {
  applyForInvoice,
  downloadMine,
  listMine,
  readOfOrder,
  withdrawInvoice,
} from './invoice.service';

export function invoiceRoutes(app: FastifyInstance) {
  const [calls, contract] = [invoiceCalls, invoiceContract];
  answer(app, calls.ofOrder, contract.ofOrder, ({ db, query, ...own }) =>
    readOfOrder(db, own, query.orderId),
  );
  answer(app, calls.list, contract.list, ({ db, query, ...own }) => listMine(db, own, query));
  answer(app, calls.apply, contract.apply, ({ db, body, ...own }) =>
    applyForInvoice(db, own, body),
  );
  answer(app, calls.withdraw, contract.withdraw, ({ db, body, ...own }) =>
    withdrawInvoice(db, own, body.id),
  );
  answer(app, calls.download, contract.download, ({ db, body, ...own }) =>
    downloadMine(db, own, body.id),
  );
}

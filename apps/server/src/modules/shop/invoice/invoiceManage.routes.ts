import { invoiceManageCalls } from '@cheese/domain/calls/shop/invoiceManage';
import { invoiceManageContract } from '@cheese/domain/contract/shop/invoiceManage';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import {
  downloadAny,
  issueInvoice,
  listEveryInvoice,
  rejectInvoice,
  uploadInvoice,
} from './invoiceManage.service';

export function invoiceManageRoutes(app: FastifyInstance) {
  const [calls, contract] = [invoiceManageCalls, invoiceManageContract];
  answer(app, calls.list, contract.list, ({ db, query }) => listEveryInvoice(db, query));
  answer(app, calls.issue, contract.issue, ({ db, body, ...own }) => issueInvoice(db, own, body));
  answer(app, calls.upload, contract.upload, ({ db, body, file, ...own }) =>
    uploadInvoice(db, own, { id: body.id, file }),
  );
  answer(app, calls.reject, contract.reject, ({ db, body, ...own }) =>
    rejectInvoice(db, own, body),
  );
  answer(app, calls.download, contract.download, ({ db, body, ...own }) =>
    downloadAny(db, own, body.id),
  );
}

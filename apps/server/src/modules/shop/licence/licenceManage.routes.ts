import { licenceManageCalls as calls } from '@cheese/domain/calls/shop/licenceManage';
import { licenceManageContract as contract } from '@cheese/domain/contract/shop/licenceManage';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { confirmLicence, invoiceLicence, withdrawLicence } from './licenceManage.payment';
import { listEveryLicence, offerLicence, readCoverage } from './licenceManage.service';
import { selectProducts } from './licence.store';

export function licenceManageRoutes(app: FastifyInstance) {
  answer(app, calls.list, contract.list, ({ db, clock, query }) =>
    listEveryLicence(db, clock.now(), query),
  );
  answer(app, calls.products, contract.products, ({ db, query }) =>
    selectProducts(db, query.keyword),
  );
  answer(app, calls.coverage, contract.coverage, ({ db, query }) =>
    readCoverage(db, query.schoolId),
  );
  answer(app, calls.offer, contract.offer, ({ db, body, ...own }) => offerLicence(db, own, body));
  answer(app, calls.withdraw, contract.withdraw, ({ db, body, ...own }) =>
    withdrawLicence(db, own, body),
  );
  answer(app, calls.confirm, contract.confirm, ({ db, body, ...own }) =>
    confirmLicence(db, own, body),
  );
  answer(app, calls.invoice, contract.invoice, ({ db, body, ...own }) =>
    invoiceLicence(db, own, body),
  );
}

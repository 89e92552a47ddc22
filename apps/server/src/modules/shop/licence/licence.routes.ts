import { licenceCalls as calls } from '@cheese/domain/calls/shop/licence';
import { licenceContract as contract } from '@cheese/domain/contract/shop/licence';
import type { FastifyInstance } from 'fastify';
import { answerInSchool } from '../../school/rights/answerInSchool';
import { freeOne, giveOne } from './licence.change';
import {
  declineLicence,
  listLicences,
  listSeats,
  orderLicence,
  readLicence,
} from './licence.service';

export function licenceRoutes(app: FastifyInstance) {
  answerInSchool(app, calls.list, contract.list, ({ db, reach, clock, query }) =>
    listLicences(db, { reach, now: clock.now() }, query),
  );
  answerInSchool(app, calls.detail, contract.detail, ({ db, reach, clock, payments, query }) =>
    readLicence(db, { reach, now: clock.now(), bank: payments.bank }, query.id),
  );
  answerInSchool(app, calls.order, contract.order, ({ db, body, ...caller }) =>
    orderLicence(db, caller, body),
  );
  answerInSchool(app, calls.decline, contract.decline, ({ db, body, ...caller }) =>
    declineLicence(db, caller, body),
  );
  answerInSchool(app, calls.seats, contract.seats, ({ db, reach, query }) =>
    listSeats(db, reach, query),
  );
  answerInSchool(app, calls.free, contract.free, ({ db, body, ...caller }) =>
    freeOne(db, caller, body),
  );
  answerInSchool(app, calls.give, contract.give, ({ db, body, ...caller }) =>
    giveOne(db, caller, body),
  );
}

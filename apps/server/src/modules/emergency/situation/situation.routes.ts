import { situationCalls as calls } from '@cheese/domain/calls/emergency/situation';
import { situationContract as contract } from '@cheese/domain/contract/emergency/situation';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { exportSituation } from './situation.export';
import {
  listAtRisk,
  listPeople,
  readDistribution,
  readOverview,
  readPerson,
  readTrend,
} from './situation.service';

export function situationRoutes(app: FastifyInstance) {
  answer(app, calls.overview, contract.overview, ({ db, query, ...manager }) =>
    readOverview(db, manager, query),
  );
  answer(app, calls.trend, contract.trend, ({ db, person, query }) => readTrend(db, person, query));
  answer(app, calls.distribution, contract.distribution, ({ db, person, query }) =>
    readDistribution(db, person, query),
  );
  answer(app, calls.people, contract.people, ({ db, person, query }) =>
    listPeople(db, person, query),
  );
  answer(app, calls.person, contract.person, ({ db, person, params, query }) =>
    readPerson(db, person, { ...query, id: params.id }),
  );
  answer(app, calls.atRisk, contract.atRisk, ({ db, query, ...manager }) =>
    listAtRisk(db, manager, query),
  );
  answer(app, calls.export, contract.export, ({ db, query, ...manager }) =>
    exportSituation(db, manager, query),
  );
}

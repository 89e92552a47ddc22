import { schoolInsightCalls as calls } from '@cheese/domain/calls/front/schoolInsight';
import { schoolInsightContract as contract } from '@cheese/domain/contract/front/schoolInsight';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { answerInSchool, answerSharedInSchool } from '../../school/rights/answerInSchool';
import { exportInsight } from './insight.export';
import { listGroups, listPeople, readMine, readOverview } from './schoolInsight.service';

export function schoolInsightRoutes(app: FastifyInstance) {
  answerSharedInSchool(app, calls.overview, contract.overview, ({ db, query, clock }, reach) =>
    readOverview(db, { reach, now: clock.now() }, query),
  );
  answerSharedInSchool(app, calls.groups, contract.groups, ({ db, query }, reach) =>
    listGroups(db, reach, query),
  );
  answerSharedInSchool(app, calls.people, contract.people, ({ db, query }, reach) =>
    listPeople(db, reach, query),
  );
  answerInSchool(app, calls.export, contract.export, ({ db, query, ...own }) =>
    exportInsight(db, own, query),
  );
  answer(app, calls.mine, contract.mine, ({ db, person }) => readMine(db, person));
}

import { patientMakingCalls as calls } from '@cheese/domain/calls/training/patientMaking';
import { patientMakingContract as contract } from '@cheese/domain/contract/training/patientMaking';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { graphPublishing } from '../graphMaking/graphMaking.publish';
import { graphRows } from '../graphMaking/graphMaking.rows';
import { graphDesk } from '../graphMaking/graphMaking.service';
import { caseKind } from './patientMaking.kind';

const rows = graphRows(caseKind);
const desk = graphDesk(caseKind, rows);
const shown = graphPublishing(caseKind, rows);

export function patientMakingRoutes(app: FastifyInstance) {
  answer(app, calls.list, contract.list, ({ query, ...own }) => desk.list(own, query));
  answer(app, calls.detail, contract.detail, ({ query, ...own }) => desk.detail(own, query.id));
  answer(app, calls.create, contract.create, ({ body, ...own }) => desk.create(own, body));
  answer(app, calls.takeFile, contract.takeFile, ({ body, ...own }) => desk.takeFile(own, body));
  answer(app, calls.save, contract.save, ({ body, ...own }) => desk.save(own, body));
  answer(app, calls.check, contract.check, ({ body, ...own }) => shown.check(own, body.file));
  answer(app, calls.publish, contract.publish, ({ body, ...own }) => shown.publish(own, body));
  answer(app, calls.withdraw, contract.withdraw, ({ body, ...own }) =>
    shown.withdraw(own, body.id),
  );
  answer(app, calls.versions, contract.versions, ({ query, ...own }) =>
    shown.versions<object>(own, query.id),
  );
  answer(app, calls.version, contract.version, ({ query, ...own }) => shown.version(own, query));
  answer(app, calls.remove, contract.remove, ({ query, ...own }) => desk.remove(own, query.id));
}

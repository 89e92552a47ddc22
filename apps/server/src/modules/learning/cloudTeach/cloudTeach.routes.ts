import { cloudTeachCalls as calls } from '@cheese/domain/calls/learning/cloudTeach';
import { cloudTeachContract as contract } from '@cheese/domain/contract/learning/cloudTeach';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { applyForCloudTeach, listOwnApplications, withdrawApplication } from './cloudTeach.service';

export function cloudTeachRoutes(app: FastifyInstance) {
  answer(app, calls.apply, contract.apply, ({ db, body, ...door }) =>
    applyForCloudTeach(db, door, body),
  );
  answer(app, calls.mine, contract.mine, ({ db, ...own }) => listOwnApplications(db, own));
  answer(app, calls.withdraw, contract.withdraw, ({ db, body, ...own }) =>
    withdrawApplication(db, own, body.id),
  );
}

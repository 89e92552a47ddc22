import { coursewareCalls as calls } from '@cheese/domain/calls/learning/courseware';
import { coursewareContract as contract } from '@cheese/domain/contract/learning/courseware';
import type { FastifyInstance } from 'fastify';
import { answerSharedTo } from '../../../calls/shared';
import { answer } from '../../../calls/call';
import { makeDetail, openItem, ownDetail, type ShownParts } from './study.detail';
import { listSoldApart } from './study.apart';
import { listItems } from './study.list';
import { endVisit, listProgress, refreshVisit, startVisit } from './study.service';

/** Items show what stands above this wing: it is handed over. */
export const coursewareRoutes = (parts: ShownParts) => (app: FastifyInstance) => {
  answer(app, calls.list, contract.list, (context) => listItems(context, context.query));
  answerSharedTo(app, calls.detail, contract.detail, {
    seenBy: (context) => openItem(context, parts, context.query),
    alike: () => null,
    make: ({ db, query }) => makeDetail(db, query.id),
    own: ownDetail,
  });
  answer(app, calls.soldApart, contract.soldApart, (context) =>
    listSoldApart(context, parts, context.query.courseId),
  );
  answer(app, calls.progress, contract.progress, (context) =>
    listProgress(context, context.query.courseId),
  );
  answer(app, calls.learnStart, contract.learnStart, (context) =>
    startVisit({ ...context, ...parts }, context.body),
  );
  answer(app, calls.learnRefresh, contract.learnRefresh, (context) =>
    refreshVisit({ ...context, ...parts }, context.body),
  );
  answer(app, calls.learnEnd, contract.learnEnd, (context) =>
    endVisit({ ...context, ...parts }, context.body),
  );
};

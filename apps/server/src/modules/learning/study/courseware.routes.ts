import { coursewareCalls as calls } from '@cheese/domain/calls/learning/courseware';
import { coursewareContract as contract } from '@cheese/domain/contract/learning/courseware';
import type { FastifyInstance } from 'fastify';
import { answerAlikeTo } from '../../../calls/alike';
import { answer } from '../../../calls/call';
import { makeDetail, openItem, ownDetail, type ShownParts } from './study.detail';
import { listSoldApart } from './study.apart';
import { listItems } from './study.list';
import { endVisit, listProgress, refreshVisit, startVisit } from './study.service';

/** Items show what stands above this wing: it is handed over. */
export const coursewareRoutes = (parts: ShownParts) => (app: FastifyInstance) => {
  answer(app, calls.list, contract.list, (asked) => listItems(asked, asked.query));
  answerAlikeTo(app, calls.detail, contract.detail, {
    seenBy: (asked) => openItem(asked, parts, asked.query),
    alike: () => null,
    make: ({ db, query }) => makeDetail(db, query.id),
    own: ownDetail,
  });
  answer(app, calls.soldApart, contract.soldApart, (asked) =>
    listSoldApart(asked, parts, asked.query.courseId),
  );
  answer(app, calls.progress, contract.progress, (asked) =>
    listProgress(asked, asked.query.courseId),
  );
  answer(app, calls.learnStart, contract.learnStart, (asked) =>
    startVisit({ ...asked, ...parts }, asked.body),
  );
  answer(app, calls.learnRefresh, contract.learnRefresh, (asked) =>
    refreshVisit({ ...asked, ...parts }, asked.body),
  );
  answer(app, calls.learnEnd, contract.learnEnd, (asked) =>
    endVisit({ ...asked, ...parts }, asked.body),
  );
};

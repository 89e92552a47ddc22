import { schoolNoticeCalls as calls } from '@cheese/domain/calls/school/schoolNotice';
import { schoolNoticeContract as contract } from '@cheese/domain/contract/school/schoolNotice';
import type { FastifyInstance } from 'fastify';
import { answerInSchool } from '../rights/answerInSchool';
import { addNotice, editNotice } from './schoolNotice.save';
import {
  countPeople,
  exportReaders,
  listGroups,
  listNotices,
  listReaders,
  readNotice,
  removeNotice,
  withdrawNotice,
} from './schoolNotice.service';

export function schoolNoticeRoutes(app: FastifyInstance) {
  answerInSchool(app, calls.list, contract.list, ({ db, query, ...own }) =>
    listNotices(db, own, query),
  );
  answerInSchool(app, calls.detail, contract.detail, ({ query, ...own }) =>
    readNotice(own, query.id),
  );
  answerInSchool(app, calls.groups, contract.groups, ({ db, query, ...own }) =>
    listGroups(db, own, query),
  );
  answerInSchool(app, calls.count, contract.count, ({ db, body, ...own }) =>
    countPeople(db, own, body),
  );
  answerInSchool(app, calls.add, contract.add, ({ body, ...own }) => addNotice(own, body));
  answerInSchool(app, calls.edit, contract.edit, ({ body, ...own }) => editNotice(own, body));
  answerInSchool(app, calls.remove, contract.remove, ({ db, query, ...own }) =>
    removeNotice(db, own, query.id),
  );
  answerInSchool(app, calls.withdraw, contract.withdraw, ({ db, body, ...own }) =>
    withdrawNotice(db, own, body.id),
  );
  answerInSchool(app, calls.readers, contract.readers, ({ db, query, ...own }) =>
    listReaders(db, own, query),
  );
  answerInSchool(app, calls.exportReaders, contract.exportReaders, ({ db, query, ...own }) =>
    exportReaders(db, own, query),
  );
}

import { bankManageCalls as calls } from '@cheese/domain/calls/exam/bankManage';
import { bankManageContract as contract } from '@cheese/domain/contract/exam/bankManage';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { addChapter, moveChapter, removeChapter, renameChapter } from './bankManage.chapters';
import { archiveBank, createBank, editBank, listBanks, readBank } from './bankManage.service';

export function bankManageRoutes(app: FastifyInstance) {
  answer(app, calls.list, contract.list, ({ db, query, ...own }) => listBanks(db, own, query));
  answer(app, calls.detail, contract.detail, ({ db, query, ...own }) =>
    readBank(db, own, query.bankId),
  );
  answer(app, calls.create, contract.create, ({ db, body, ...own }) => createBank(db, own, body));
  answer(app, calls.edit, contract.edit, ({ db, body, ...own }) => editBank(db, own, body));
  answer(app, calls.archive, contract.archive, ({ db, body, ...own }) =>
    archiveBank(db, own, body),
  );
  answer(app, calls.addChapter, contract.addChapter, ({ db, body, ...own }) =>
    addChapter(db, own, body),
  );
  answer(app, calls.renameChapter, contract.renameChapter, ({ db, body, ...own }) =>
    renameChapter(db, own, body),
  );
  answer(app, calls.moveChapter, contract.moveChapter, ({ db, body, ...own }) =>
    moveChapter(db, own, body),
  );
  answer(app, calls.removeChapter, contract.removeChapter, ({ db, query, ...own }) =>
    removeChapter(db, own, query),
  );
}

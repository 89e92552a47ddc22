import { slideMakingCalls as calls } from '@cheese/domain/calls/slides/slideMaking';
import { slideMakingContract as contract } from '@cheese/domain/contract/slides/slideMaking';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { listFiles, listLibrariesKept, readOriginal } from './slideMaking.lists';
import { editSlides, stepSlide } from './slideMaking.many';
import { readLoss, removeSlides } from './slideMaking.removal';
import { addSlide, editSlide, listOwn, readOwn } from './slideMaking.service';

export function slideMakingRoutes(app: FastifyInstance) {
  answer(app, calls.libraries, contract.libraries, ({ db, query, ...own }) =>
    listLibrariesKept(db, own, query),
  );
  answer(app, calls.files, contract.files, ({ db, query, ...own }) => listFiles(db, own, query));
  answer(app, calls.original, contract.original, ({ db, query, ...own }) =>
    readOriginal(db, own, query.mediaId),
  );
  answer(app, calls.list, contract.list, ({ db, query, ...own }) => listOwn(db, own, query));
  answer(app, calls.detail, contract.detail, ({ db, query, ...own }) => readOwn(db, own, query.id));
  answer(app, calls.add, contract.add, ({ db, body, ...own }) => addSlide(db, own, body));
  answer(app, calls.edit, contract.edit, ({ db, body, ...own }) => editSlide(db, own, body));
  answer(app, calls.editMany, contract.editMany, ({ db, body, ...own }) =>
    editSlides(db, own, body),
  );
  answer(app, calls.step, contract.step, ({ db, body, ...own }) => stepSlide(db, own, body));
  answer(app, calls.loss, contract.loss, ({ db, body, ...own }) => readLoss(db, own, body.ids));
  answer(app, calls.remove, contract.remove, ({ db, body, ...own }) =>
    removeSlides(db, own, body.ids),
  );
}

import { mediaCalls as calls } from '@cheese/domain/calls/learning/media';
import { mediaContract as contract } from '@cheese/domain/contract/learning/media';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { cancelMaking, listOwnMedia, removeOwn, renameOwn, retryMaking } from './media.manage';
import { readRoom } from './media.room';
import { rulesOf } from './media.rules';
import { showSome } from './media.shown';
import { beginUpload, finishUpload, goOnUploading } from './upload/media.upload';

export function mediaRoutes(app: FastifyInstance) {
  answer(app, calls.list, contract.list, ({ db, query, ...own }) => listOwnMedia(db, own, query));
  answer(app, calls.some, contract.some, ({ db, query, ...own }) => showSome(db, own, query.ids));
  answer(app, calls.rules, contract.rules, ({ files }) => rulesOf(files));
  answer(app, calls.room, contract.room, ({ db, query, ...own }) => readRoom(db, own, query));
  answer(app, calls.begin, contract.begin, ({ db, body, ...own }) => beginUpload(db, own, body));
  answer(app, calls.goOn, contract.goOn, ({ db, body, ...own }) =>
    goOnUploading(db, own, body.mediaId),
  );
  answer(app, calls.finish, contract.finish, ({ db, body, ...own }) =>
    finishUpload(db, own, body.mediaId),
  );
  answer(app, calls.cancel, contract.cancel, ({ db, body, ...own }) =>
    cancelMaking(db, own, body.mediaId),
  );
  answer(app, calls.retry, contract.retry, ({ db, body, ...own }) =>
    retryMaking(db, own, body.mediaId),
  );
  answer(app, calls.rename, contract.rename, ({ db, body, ...own }) => renameOwn(db, own, body));
  answer(app, calls.remove, contract.remove, ({ db, query, ...own }) =>
    removeOwn(db, own, query.mediaId),
  );
}

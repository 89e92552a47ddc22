import { slideFolderCalls as calls } from '@cheese/domain/calls/slides/slideFolder';
import { slideFolderContract as contract } from '@cheese/domain/contract/slides/slideFolder';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import {
  addFolder,
  moveFolder,
  readFolders,
  removeFolder,
  renameFolder,
} from './slideFolder.service';

export function slideFolderRoutes(app: FastifyInstance) {
  answer(app, calls.list, contract.list, ({ db, query, ...own }) => readFolders(db, own, query));
  answer(app, calls.add, contract.add, ({ db, body, ...own }) => addFolder(db, own, body));
  answer(app, calls.rename, contract.rename, ({ db, body, ...own }) => renameFolder(db, own, body));
  answer(app, calls.move, contract.move, ({ db, body, ...own }) => moveFolder(db, own, body));
  answer(app, calls.remove, contract.remove, ({ db, query, ...own }) =>
    removeFolder(db, own, query.id),
  );
}

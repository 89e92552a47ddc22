import { certificateItemCalls as calls } from '@cheese/domain/calls/emergency/certificateItem';
import { certificateItemContract as contract } from '@cheese/domain/contract/emergency/certificateItem';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { editItem, listItems, readItem, removeItem, saveItem } from './certificateItem.service';

export function certificateItemRoutes(app: FastifyInstance) {
  answer(app, calls.list, contract.list, ({ db, person, query }) => listItems(db, person, query));
  answer(app, calls.save, contract.save, ({ db, body, ...manager }) => saveItem(db, manager, body));
  answer(app, calls.edit, contract.edit, ({ db, body, ...manager }) => editItem(db, manager, body));
  answer(app, calls.get, contract.get, ({ db, person, params }) => readItem(db, person, params.id));
  answer(app, calls.remove, contract.remove, ({ db, query, ...manager }) =>
    removeItem(db, manager, query.id),
  );
}

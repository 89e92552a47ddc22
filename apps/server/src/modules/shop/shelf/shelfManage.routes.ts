import { shelfManageCalls } from '@cheese/domain/calls/shop/shelfManage';
import { shelfManageContract } from '@cheese/domain/contract/shop/shelfManage';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { labelShelved, listShelf, putOnShelf, takeOffShelf, weighShelved } from './shelf.service';

export function shelfManageRoutes(app: FastifyInstance) {
  const [calls, contract] = [shelfManageCalls, shelfManageContract];
  answer(app, calls.list, contract.list, ({ db, query }) => listShelf(db, query));
  answer(app, calls.putOn, contract.putOn, ({ db, body, ...own }) => putOnShelf(db, own, body.ids));
  answer(app, calls.takeOff, contract.takeOff, ({ db, body, ...own }) =>
    takeOffShelf(db, own, body.ids),
  );
  answer(app, calls.weigh, contract.weigh, ({ db, body, ...own }) => weighShelved(db, own, body));
  answer(app, calls.label, contract.label, ({ db, body, ...own }) => labelShelved(db, own, body));
}

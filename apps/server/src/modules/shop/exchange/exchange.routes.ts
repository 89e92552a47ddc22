import { exchangeCalls } from '@cheese/domain/calls/shop/exchange';
import { exchangeContract } from '@cheese/domain/contract/shop/exchange';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { exchange, listExchanges } from './exchange.service';

export function exchangeRoutes(app: FastifyInstance) {
  answer(app, exchangeCalls.exchange, exchangeContract.exchange, ({ db, body, ...own }) =>
    exchange(db, own, body.code),
  );
  answer(app, exchangeCalls.history, exchangeContract.history, ({ db, query, ...own }) =>
    listExchanges(db, own, query),
  );
}

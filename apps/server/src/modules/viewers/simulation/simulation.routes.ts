import { simulationCalls as calls } from '@cheese/domain/calls/viewers/simulation';
import { simulationContract as contract } from '@cheese/domain/contract/viewers/simulation';
import type { FastifyInstance } from 'fastify';
import { answerWithCards, ownSold } from '../../shop/commodity/viewer';
import { readSimulation } from './simulation.service';

export function simulationRoutes(app: FastifyInstance) {
  answerWithCards(app, calls.detail, contract.detail, readSimulation, ownSold);
}

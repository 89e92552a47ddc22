import { virtualSystemCalls as calls } from '@cheese/domain/calls/training/virtualSystem';
import { virtualSystemContract as contract } from '@cheese/domain/contract/training/virtualSystem';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { listSystems } from './virtualSystem.service';

export function virtualSystemRoutes(app: FastifyInstance) {
  answer(app, calls.list, contract.list, listSystems);
}

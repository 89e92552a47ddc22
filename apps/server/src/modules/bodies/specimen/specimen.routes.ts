import { specimenCalls as calls } from '@cheese/domain/calls/bodies/specimen';
import { specimenContract as contract } from '@cheese/domain/contract/bodies/specimen';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { answerWithCards, ownSold } from '../../shop/commodity/viewer';
import { listSpecimens, readSpecimen } from './specimen.list';
import { listHotspots, listModels, listStructures } from './specimen.models';

export function specimenRoutes(app: FastifyInstance) {
  answerWithCards(app, calls.list, contract.list, listSpecimens, ({ list, total }, own) => ({
    list: list.map((one) => ownSold(one, own)),
    total,
  }));
  answerWithCards(app, calls.detail, contract.detail, readSpecimen, ownSold);
  answer(app, calls.models, contract.models, listModels);
  answer(app, calls.structures, contract.structures, listStructures);
  answer(app, calls.hotspots, contract.hotspots, listHotspots);
}

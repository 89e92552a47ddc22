import { simulationCalls as calls } from '@cheese/domain/calls/viewers/simulation';
import { simulationVideoCalls } from '@cheese/domain/calls/viewers/simulationVideo';
import { simulationContract as contract } from '@cheese/domain/contract/viewers/simulation';
import { simulationVideoContract } from '@cheese/domain/contract/viewers/simulationVideo';
import type { FastifyInstance } from 'fastify';
import { answerAlike, answerAlikeTo } from '../../../alike';
import { answer } from '../../../call';
import { alikeViewer, answerWithCards, ownSold } from '../../shop/commodity/viewer';
import { listFilters } from './simulation.filters';
import { listRelated, listSimulations } from './simulation.list';
import { listModels, listPractices, readSimulation } from './simulation.service';
import { listWays, priceVideos } from './simulationVideo.price';
import { keepPosition, listItems, listVideos, videoDetail } from './simulationVideo.service';

export function simulationRoutes(app: FastifyInstance) {
  answerWithCards(app, calls.list, contract.list, listSimulations, ({ list, total }, own) => ({
    list: list.map((one) => ownSold(one, own)),
    total,
  }));
  answerAlike(app, calls.filters, contract.filters, ({ db }) => listFilters(db));
  answerWithCards(app, calls.related, contract.related, listRelated, (list, own) =>
    list.map((one) => ownSold(one, own)),
  );
  answerWithCards(app, calls.detail, contract.detail, readSimulation, ownSold);
  answer(app, calls.items, contract.items, listItems);
  answer(app, calls.models, contract.models, listModels);
  answerAlike(app, calls.commodities, contract.commodities, (asked) =>
    listWays(asked, alikeViewer(asked.clock, false)),
  );
  answerAlike(app, calls.practices, contract.practices, listPractices);
  answer(app, calls.price, contract.price, priceVideos);
  answerVideos(app);
}

function answerVideos(app: FastifyInstance) {
  const { list, detail, keepPosition: position } = simulationVideoCalls;
  answer(app, list, simulationVideoContract.list, listVideos);
  answerAlikeTo(app, detail, simulationVideoContract.detail, videoDetail);
  answer(app, position, simulationVideoContract.keepPosition, keepPosition);
}

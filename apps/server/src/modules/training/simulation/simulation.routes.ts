import { simulationCalls as calls } from '@cheese/domain/calls/training/simulation';
import { simulationContract as contract } from '@cheese/domain/contract/training/simulation';
import type { FastifyInstance } from 'fastify';
import { answerShared, answerSharedTo } from '../../../calls/shared';
import { answer } from '../../../calls/call';
import { sharedViewer, answerWithCards, ownCard, ownSold } from '../../shop/commodity/viewer';
import { holdingsOf } from '../../shop/entitlement/entitlement.service';
import { listFilters } from './simulation.filters';
import { listRelated, listSimulations } from './simulation.list';
import { isMade, listMade, readMade, seeMade, seeMadeTitle } from './simulation.made';
import { listModels, listPractices, readSimulation } from './simulation.service';
import { listWays, priceVideos } from './simulationVideo.price';
import { listItems } from './simulationVideo.any';

export function simulationRoutes(app: FastifyInstance) {
  answerWithCards(app, calls.list, contract.list, listSimulations, ({ list, total }, own) => ({
    list: list.map((one) => ownSold(one, own)),
    total,
  }));
  answer(app, calls.made, contract.made, ({ query, ...looks }) => listMade(looks, query));
  answerShared(app, calls.filters, contract.filters, ({ db }) => listFilters(db));
  answerWithCards(app, calls.related, contract.related, listRelated, (list, own) =>
    list.map((one) => ownSold(one, own)),
  );
  answerDetail(app);
  answer(app, calls.items, contract.items, listItems);
  answer(app, calls.models, contract.models, listModels);
  answerShared(app, calls.commodities, contract.commodities, (context) =>
    listWays(context, sharedViewer(context.clock, false)),
  );
  answerSharedTo(app, calls.practices, contract.practices, {
    seenBy: ({ query, ...looks }) => seeMadeTitle(looks, query.simulationId),
    alike: () => null,
    make: listPractices,
  });
  answer(app, calls.price, contract.price, priceVideos);
}

/** A teacher's simulation is not sold, so it looks the same to everyone who may see it. */
function answerDetail(app: FastifyInstance) {
  answerSharedTo(app, calls.detail, contract.detail, {
    async seenBy({ query: { id }, ...context }) {
      const made = isMade(id) ? await seeMade(context, id) : null;
      return { held: await holdingsOf(context), isKeeping: made?.isKeeping ?? null };
    },
    alike: ({ held, isKeeping }) => ({ isMember: held.memberUntil !== null, isKeeping }),
    async make({ query, db, clock }, { isMember, isKeeping }) {
      if (isKeeping === null) return readSimulation({ db, query }, sharedViewer(clock, isMember));
      return { ...(await readMade(db, query.id)), ...(isKeeping && { isKeeping }) };
    },
    own: (data, { held }) => (held.commodities.size > 0 ? ownSold(data, ownCard(held)) : null),
  });
}

import { anatomyCalls as calls } from '@cheese/domain/calls/bodies/anatomy';
import { anatomyContract as contract } from '@cheese/domain/contract/bodies/anatomy';
import type { FastifyInstance } from 'fastify';
import { answerShared, answerSharedTo } from '../../../calls/shared';
import { answer } from '../../../calls/call';
import { sharedViewer, answerWithCards, ownCard, ownSold } from '../../shop/commodity/viewer';
import { holdingsOf } from '../../shop/entitlement/entitlement.service';
import { isMade, seeMade } from './anatomy.access';
import { listCategories, listWays, readAnatomy, readIntroduction } from './anatomy.detail';
import { listAnatomies } from './anatomy.list';
import { listMade, readMade } from './anatomy.school';
import { listItems, listModels, listStructures } from './anatomy.models';

export function anatomyRoutes(app: FastifyInstance) {
  answerWithCards(
    app,
    calls.list,
    contract.list,
    ({ db, query }, viewer) => listAnatomies(db, viewer, query),
    ({ list, total }, own) => ({ list: list.map((one) => ownSold(one, own)), total }),
  );
  answerShared(app, calls.categories, contract.categories, ({ db }) => listCategories(db));
  answer(app, calls.school, contract.school, ({ db, person, query }) =>
    listMade(db, person, query),
  );
  answerDetail(app);
  answerShared(app, calls.introduction, contract.introduction, (context) =>
    readIntroduction(context, sharedViewer(context.clock, false)),
  );
  answerShared(app, calls.commodities, contract.commodities, (context) =>
    listWays(context, sharedViewer(context.clock, false)),
  );
  answer(app, calls.items, contract.items, listItems);
  answer(app, calls.models, contract.models, listModels);
  answer(app, calls.structures, contract.structures, listStructures);
}

/** A made anatomy is not sold, so it looks the same to everyone who may see it. */
function answerDetail(app: FastifyInstance) {
  answerSharedTo(app, calls.detail, contract.detail, {
    async seenBy({ query: { id }, ...context }) {
      const made = isMade(id) ? await seeMade(context, id) : null;
      return { held: await holdingsOf(context), isKeeping: made?.isKeeping ?? null };
    },
    alike: ({ held, isKeeping }) => ({ isMember: held.memberUntil !== null, isKeeping }),
    async make({ query, db, clock }, { isMember, isKeeping }) {
      if (isKeeping === null) return readAnatomy({ db, query }, sharedViewer(clock, isMember));
      return { ...(await readMade(db, query.id)), ...(isKeeping && { isKeeping }) };
    },
    own: (data, { held }) => (held.commodities.size > 0 ? ownSold(data, ownCard(held)) : null),
  });
}

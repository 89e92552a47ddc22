import { anatomyCalls as calls } from '@cheese/domain/calls/viewers/anatomy';
import { anatomyContract as contract } from '@cheese/domain/contract/viewers/anatomy';
import type { FastifyInstance } from 'fastify';
import { answerAlike } from '../../../alike';
import { answer } from '../../../call';
import { alikeViewer, answerWithCards, ownSold } from '../../shop/commodity/viewer';
import { listCategories, listWays, readAnatomy, readIntroduction } from './anatomy.detail';
import { listAnatomies } from './anatomy.list';
import { listItems, listModels, listStructures } from './anatomy.models';

export function anatomyRoutes(app: FastifyInstance) {
  answerWithCards(
    app,
    calls.list,
    contract.list,
    ({ db, query }, viewer) => listAnatomies(db, viewer, query),
    ({ list, total }, own) => ({ list: list.map((one) => ownSold(one, own)), total }),
  );
  answerAlike(app, calls.categories, contract.categories, ({ db }) => listCategories(db));
  answerWithCards(app, calls.detail, contract.detail, readAnatomy, ownSold);
  answerAlike(app, calls.introduction, contract.introduction, (asked) =>
    readIntroduction(asked, alikeViewer(asked.clock, false)),
  );
  answerAlike(app, calls.commodities, contract.commodities, (asked) =>
    listWays(asked, alikeViewer(asked.clock, false)),
  );
  answer(app, calls.items, contract.items, listItems);
  answer(app, calls.models, contract.models, listModels);
  answer(app, calls.structures, contract.structures, listStructures);
}

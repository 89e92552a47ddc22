import { collectCalls as calls } from '@cheese/domain/calls/learning/collect';
import { collectContract as contract } from '@cheese/domain/contract/learning/collect';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import {
  addCatalog,
  listCatalogs,
  move,
  moveCatalog,
  removeCatalog,
  renameCatalog,
} from './catalog.service';
import {
  collect,
  collectAll,
  type SeeSlide,
  uncollect,
  uncollectAll,
  whichCollected,
} from './collect.service';
import { isCollected } from './collect.store';

/** The list is in `training/favourite`, which can read the titles of questions and slides. */
export const collectRoutes = (seeSlide: SeeSlide) => (app: FastifyInstance) => {
  answer(app, calls.add, contract.add, ({ db, body, person, clock }) =>
    collect(db, { person, clock, seeSlide }, body),
  );
  answer(app, calls.addMany, contract.addMany, ({ db, body, person, clock }) =>
    collectAll(db, { person, clock, seeSlide }, body.things),
  );
  answer(app, calls.state, contract.state, ({ db, person, query }) =>
    isCollected(db, person, query),
  );
  answer(app, calls.states, contract.states, ({ db, person, query }) =>
    whichCollected(db, person, query),
  );
  answer(app, calls.remove, contract.remove, ({ db, person, query }) =>
    uncollect(db, person, query),
  );
  answer(app, calls.removeMany, contract.removeMany, ({ db, person, body }) =>
    uncollectAll(db, person, body.ids),
  );
  answer(app, calls.move, contract.move, ({ db, person, body }) => move(db, person, body));
  catalogRoutes(app);
};

function catalogRoutes(app: FastifyInstance) {
  answer(app, calls.catalogs, contract.catalogs, ({ db, person }) => listCatalogs(db, person));
  answer(app, calls.addCatalog, contract.addCatalog, ({ db, person, body }) =>
    addCatalog(db, person, body),
  );
  answer(app, calls.renameCatalog, contract.renameCatalog, ({ db, person, body }) =>
    renameCatalog(db, person, body),
  );
  answer(app, calls.moveCatalog, contract.moveCatalog, ({ db, person, body }) =>
    moveCatalog(db, person, body),
  );
  answer(app, calls.removeCatalog, contract.removeCatalog, ({ db, person, query }) =>
    removeCatalog(db, person, query.id),
  );
}

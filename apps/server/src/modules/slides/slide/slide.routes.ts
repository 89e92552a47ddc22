import { slideCalls as calls } from '@cheese/domain/calls/slides/slide';
import { slideContract as contract, type Slide } from '@cheese/domain/contract/slides/slide';
import type { FastifyInstance } from 'fastify';
import { answerShared } from '../../../calls/shared';
import { answer } from '../../../calls/call';
import { answerWithCards, type OwnCard } from '../../shop/commodity/viewer';
import { listImages, readSlide, readTileSource } from './slide.detail';
import { readFacets } from './slide.facets';
import { listOfSchool, listSlides } from './slide.list';

/** Unlocked for a user who has bought its library. */
function ownSlide(slide: Slide, own: OwnCard): Slide {
  if (slide.commodityId === null) return slide;
  const { commodityId: id, isLocked } = slide;
  return {
    ...slide,
    isLocked: own({ id, isLocked, opened: null, openUntil: null, givenBy: null }).isLocked,
  };
}

export function slideRoutes(app: FastifyInstance) {
  answerWithCards(
    app,
    calls.list,
    contract.list,
    ({ db, query }, viewer) => listSlides(db, viewer, query),
    ({ list, total }, own) => ({ list: list.map((one) => ownSlide(one, own)), total }),
  );
  answer(app, calls.school, contract.school, ({ db, person, query }) =>
    listOfSchool(db, person.organisationId, query),
  );
  answerShared(app, calls.facets, contract.facets, ({ db }) => readFacets(db));
  answer(app, calls.detail, contract.detail, ({ query, ...context }) =>
    readSlide(context, query.id),
  );
  answer(app, calls.images, contract.images, ({ query, ...looking }) =>
    listImages(looking, query.slideId),
  );
  answer(app, calls.tileSource, contract.tileSource, ({ query, ...looking }) =>
    readTileSource(looking, query.slideId),
  );
}

import { slideCalls as calls } from '@cheese/domain/calls/slides/slide';
import { slideLibraryCalls as libraryCalls } from '@cheese/domain/calls/slides/slideLibrary';
import { slideContract as contract, type Slide } from '@cheese/domain/contract/slides/slide';
import { slideLibraryContract } from '@cheese/domain/contract/slides/slideLibrary';
import type { FastifyInstance } from 'fastify';
import { answerAlike, answerAlikeTo } from '../../../calls/alike';
import { answer } from '../../../calls/call';
import { answerWithCards, type OwnCard, ownSold } from '../../shop/commodity/viewer';
import { libraryDirectory, listLibraries, readLibrary } from './library.service';
import { listImages, readSlide, readTileSource } from './slide.detail';
import { readFacets } from './slide.facets';
import { listOfSchool, listSlides } from './slide.list';
import { countLook } from './slide.looks';

/** Unlocked for a user who has bought its library. */
function ownSlide(slide: Slide, own: OwnCard): Slide {
  if (slide.commodityId === null) return slide;
  const { commodityId: id, isLocked } = slide;
  return { ...slide, isLocked: own({ id, isLocked, opened: null, openUntil: null }).isLocked };
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
  answerAlike(app, calls.facets, contract.facets, ({ db }) => readFacets(db));
  answer(app, calls.detail, contract.detail, ({ query, ...asking }) => readSlide(asking, query.id));
  answer(app, calls.images, contract.images, ({ query, ...looking }) =>
    listImages(looking, query.slideId),
  );
  answer(app, calls.tileSource, contract.tileSource, ({ query, ...looking }) =>
    readTileSource(looking, query.slideId),
  );
  slideLibraryRoutes(app);
}

function slideLibraryRoutes(app: FastifyInstance) {
  const of = slideLibraryContract;
  answerWithCards(
    app,
    libraryCalls.list,
    of.list,
    ({ db, query }, viewer) => listLibraries(db, viewer, query),
    ({ list, total }, own) => ({ list: list.map((one) => ownSold(one, own)), total }),
  );
  answerWithCards(app, libraryCalls.detail, of.detail, readLibrary, (library, own) => {
    const owned = ownSold(library, own);
    return { ...owned, validUntil: owned.openUntil };
  });
  answerAlikeTo(app, libraryCalls.directory, of.directory, libraryDirectory);
  answer(app, libraryCalls.viewCount, of.viewCount, countLook);
}

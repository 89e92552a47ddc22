import { homeCalls } from '@cheese/domain/calls/front/home';
import { type HomeBlocks, homeContract } from '@cheese/domain/contract/front/home';
import type { FastifyInstance } from 'fastify';
import { answerWithCards, inList, inPage, type OwnCard } from '../../shop/commodity/viewer';
import { readHome } from './home.service';

export function homeRoutes(app: FastifyInstance) {
  answerWithCards(
    app,
    homeCalls.blocks,
    homeContract.blocks,
    ({ db, query }, viewer) => readHome(db, viewer, query.tagId),
    inBlocks,
  );
}

const inBlocks = (blocks: HomeBlocks, own: OwnCard): HomeBlocks => ({
  ...blocks,
  free: blocks.free.map((tab) => inPage(tab, own)),
  limited: inList(blocks.limited, own),
  hotCourses: inList(blocks.hotCourses, own),
  hotQuestions: inList(blocks.hotQuestions, own),
  hotSpecimens: inList(blocks.hotSpecimens, own),
});

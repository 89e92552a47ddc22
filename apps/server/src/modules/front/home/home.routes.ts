import { homeCalls } from '@cheese/domain/calls/front/home';
import { homeContract } from '@cheese/domain/contract/front/home';
import type { FastifyInstance } from 'fastify';
import { answerAlikeTo } from '../../../alike';
import { memberOrNot, viewing } from '../../shop/commodity/viewer';
import { readHome } from './home.service';

export function homeRoutes(app: FastifyInstance) {
  answerAlikeTo(
    app,
    homeCalls.blocks,
    homeContract.blocks,
    memberOrNot,
    ({ db, query, clock }, isMember) => readHome(db, viewing(clock, isMember), query.tagId),
  );
}

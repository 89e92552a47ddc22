import { homeCalls } from '@cheese/domain/calls/front/home';
import { homeContract } from '@cheese/domain/contract/front/home';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../call';
import { viewerOf } from '../../shop/commodity/viewer';
import { readHome } from './home.service';

export function homeRoutes(app: FastifyInstance) {
  answer(app, homeCalls.blocks, homeContract.blocks, async ({ db, query, ...who }) =>
    readHome(db, await viewerOf(db, who), query.tagId),
  );
}

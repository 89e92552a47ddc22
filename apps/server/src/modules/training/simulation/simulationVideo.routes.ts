import { simulationVideoCalls as calls } from '@cheese/domain/calls/training/simulationVideo';
import { simulationVideoContract as contract } from '@cheese/domain/contract/training/simulationVideo';
import type { FastifyInstance } from 'fastify';
import { answerSharedTo } from '../../../calls/shared';
import { answer } from '../../../calls/call';
import { keepPosition, listVideos, videoDetail } from './simulationVideo.any';

export function simulationVideoRoutes(app: FastifyInstance) {
  answer(app, calls.list, contract.list, listVideos);
  answerSharedTo(app, calls.detail, contract.detail, videoDetail);
  answer(app, calls.keepPosition, contract.keepPosition, keepPosition);
}

import { bulletCommentCalls as calls } from '@cheese/domain/calls/viewers/bulletComment';
import { bulletCommentContract as contract } from '@cheese/domain/contract/viewers/bulletComment';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../call';
import {
  clearBullets,
  keepBlocks,
  listBullets,
  listOwnBullets,
  readBlocks,
  removeBullet,
  sendBullet,
} from './bulletComment.service';

export function bulletCommentRoutes(app: FastifyInstance) {
  answer(app, calls.list, contract.list, listBullets);
  answer(app, calls.send, contract.send, sendBullet);
  answer(app, calls.remove, contract.remove, removeBullet);
  answer(app, calls.mine, contract.mine, listOwnBullets);
  answer(app, calls.clear, contract.clear, clearBullets);
  answer(app, calls.blocks, contract.blocks, readBlocks);
  answer(app, calls.keepBlocks, contract.keepBlocks, keepBlocks);
}

import { bulletCommentCalls as calls } from '@cheese/domain/calls/training/bulletComment';
import { bulletCommentContract as contract } from '@cheese/domain/contract/training/bulletComment';
import type { FastifyInstance } from 'fastify';
import { answerSharedTo } from '../../../calls/shared';
import { answer } from '../../../calls/call';
import { listMutes, muteSender, unmuteSender } from './bulletComment.order';
import {
  bulletsOfStretch,
  clearBullets,
  keepBlocks,
  listOwnBullets,
  readBlocks,
  removeBullet,
  sendBullet,
} from './bulletComment.service';

export function bulletCommentRoutes(app: FastifyInstance) {
  answerSharedTo(app, calls.list, contract.list, bulletsOfStretch);
  answer(app, calls.send, contract.send, sendBullet);
  answer(app, calls.remove, contract.remove, removeBullet);
  answer(app, calls.mine, contract.mine, listOwnBullets);
  answer(app, calls.clear, contract.clear, clearBullets);
  answer(app, calls.mutes, contract.mutes, listMutes);
  answer(app, calls.mute, contract.mute, muteSender);
  answer(app, calls.unmute, contract.unmute, unmuteSender);
  answer(app, calls.blocks, contract.blocks, readBlocks);
  answer(app, calls.keepBlocks, contract.keepBlocks, keepBlocks);
}

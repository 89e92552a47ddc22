import { firstAidCalls } from '@cheese/domain/calls/training/firstAid';
import { downloadKindCodes } from '@cheese/domain/codes/content/downloads';
import { firstAidContract } from '@cheese/domain/contract/training/firstAid';
import type { FastifyInstance } from 'fastify';
import { answerShared } from '../../../calls/shared';
import { findPackage } from '../../content/download/download.door';

export function firstAidRoutes(app: FastifyInstance) {
  answerShared(app, firstAidCalls.downloadPath, firstAidContract.downloadPath, ({ db }) =>
    findPackage(db, downloadKindCodes.drillSystem),
  );
}

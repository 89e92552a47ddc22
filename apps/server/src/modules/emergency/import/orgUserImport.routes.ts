import { orgUserImportCalls } from '@cheese/domain/calls/emergency/orgUserImport';
import type { FastifyInstance } from 'fastify';
import { answerImport } from './import.answers';
import type { AnyKind } from './import.kind';
import { orgUserKind } from './orgUser.kind';

export function orgUserImportRoutes(app: FastifyInstance) {
  answerImport(app, orgUserImportCalls, orgUserKind as AnyKind);
}

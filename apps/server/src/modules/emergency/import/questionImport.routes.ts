import { questionImportCalls } from '@cheese/domain/calls/emergency/questionImport';
import type { FastifyInstance } from 'fastify';
import { answerImport } from './import.answers';
import type { AnyKind } from './import.kind';
import { questionKind } from './question.kind';

export function questionImportRoutes(app: FastifyInstance) {
  answerImport(app, questionImportCalls, questionKind as AnyKind);
}

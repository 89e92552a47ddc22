import type { questionImportCalls } from '../../calls/emergency/questionImport';
import type { CallContract } from '../call';
import { importContract } from './shapes/importShapes';

export const questionImportContract = importContract satisfies Record<
  keyof typeof questionImportCalls,
  CallContract
>;

export type QuestionImportContract = typeof questionImportContract;

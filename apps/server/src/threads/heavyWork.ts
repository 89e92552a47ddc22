import { serveHeavyWork } from '../modules/base/heavy/heavy.thread';
import { readWorkbook } from '../modules/base/sheets/sheet.read';
import { makeWorkbook } from '../modules/base/sheets/workbook';
import { readQuestionFile } from '../modules/exam/exchange/exchange.read';
import {
  makeQuestionTemplate,
  writeFaultyQuestions,
  writeQuestionFile,
} from '../modules/exam/exchange/exchange.write';
import { writeWords } from '../modules/learning/courseNote/courseNote.write';
import { makeCredentials } from '../modules/school/memberImport/memberImport.credentials';
import { readRoster } from '../modules/school/memberImport/reading/memberImport.readFile';
import { checkCase } from '../modules/training/patientMaking/patientMaking.check';
import { checkDrill } from '../modules/training/drillMaking/drillMaking.check';

/**
 * Tasks for worker threads: work whose duration depends on a user's file. Each takes one cloneable
 * value and returns one. This file is the thread's entry point; see heavy.pool.ts.
 */
const tasks = {
  readWorkbook,
  makeWorkbook,
  checkCase,
  checkDrill,
  readQuestionFile,
  writeQuestionFile,
  writeFaultyQuestions,
  makeQuestionTemplate,
  writeWords,
  readRoster,
  makeCredentials,
};

export type WorkerTasks = typeof tasks;

serveHeavyWork(tasks);

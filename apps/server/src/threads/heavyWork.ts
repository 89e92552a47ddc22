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
import { checkCase } from '../modules/training/patientMaking/patientMaking.check';
import { checkDrill } from '../modules/training/drillMaking/drillMaking.check';

/**
 * What is done beside the main thread: what somebody's file decides the length of. Each takes one
 * thing that can be copied and answers one. This file is what a thread runs; see heavy.pool.ts.
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
};

export type HeavyTasks = typeof tasks;

serveHeavyWork(tasks);

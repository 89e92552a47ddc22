import { modules } from './modules.mjs';

/** Write tables of other areas of their wing. */
export const foreignWrites = modules(
  'bodies/modelImport/import.keep.ts',
  'bodies/modelImport/import.models.ts',
  'bodies/modelMaking/modelMaking.add.ts',
  'bodies/modelMaking/modelMaking.store.ts',
  'exam/bank/bank.chapters.store.ts',
  'exam/change/change.store.ts',
  'exam/exam/exam.end.store.ts',
  'exam/exam/exam.store.ts',
  'exam/exam/exam.takeIn.ts',
  'exam/examReport/examReport.correct.store.ts',
  'exam/examReport/examReport.correct.ts',
  'exam/examWatch/examWatch.extend.ts',
  'exam/keptQuestion/wrongQuestion.service.ts',
  'exam/practice/practice.store.ts',
  'exam/questionImport/questionImport.bank.store.ts',
  'learning/courseFile/import.make.ts',
  'learning/media/media.manage.store.ts',
  'shop/price/price.store.ts',
);

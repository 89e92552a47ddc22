import { questionImportCalls as calls } from '@cheese/domain/calls/exam/questionImport';
import { questionImportContract as contract } from '@cheese/domain/contract/exam/questionImport';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { offerDownload } from '../../people/madeFile/madeFile.service';
import { beginImport } from './questionImport.begin';
import { confirmImport } from './questionImport.confirm';
import { faultyRows, mendRows } from './questionImport.mend';
import {
  cancelImport,
  chooseRows,
  editRow,
  listImports,
  listRows,
  matchColumns,
  readImportHead,
} from './questionImport.service';
import { undoImport } from './questionImport.undo';
import { questionImportTexts } from './questionImport.texts';

const TEMPLATE = questionImportTexts.template;

export function questionImportRoutes(app: FastifyInstance) {
  answer(app, calls.template, contract.template, async ({ db, heavy, ...teacher }) => {
    const content = await heavy.run('makeQuestionTemplate', undefined, teacher);
    return offerDownload(db, teacher, { fileName: TEMPLATE, content });
  });
  answer(app, calls.begin, contract.begin, ({ db, body, file, ...context }) =>
    beginImport(db, context, { bankId: Number(body.bankId), file }),
  );
  answer(app, calls.list, contract.list, ({ db, query, ...context }) =>
    listImports(db, context, query),
  );
  answer(app, calls.detail, contract.detail, ({ db, query, ...context }) =>
    readImportHead(db, context, query.importId),
  );
  answer(app, calls.match, contract.match, ({ db, body, ...context }) =>
    matchColumns(db, context, body),
  );
  answer(app, calls.rows, contract.rows, ({ db, query, ...context }) =>
    listRows(db, context, query),
  );
  answer(app, calls.edit, contract.edit, ({ db, body, ...context }) => editRow(db, context, body));
  answer(app, calls.choose, contract.choose, ({ db, body, ...context }) =>
    chooseRows(db, context, body),
  );
  answer(app, calls.mend, contract.mend, ({ db, body, ...context }) => mendRows(db, context, body));
  answer(app, calls.faulty, contract.faulty, async ({ db, query, heavy, ...context }) => {
    const { fileName, faulty } = await faultyRows(db, context, query.importId);
    const content = await heavy.run('writeFaultyQuestions', faulty, context);
    return offerDownload(db, context, { fileName, content });
  });
  answer(app, calls.confirm, contract.confirm, ({ db, body, ...context }) =>
    confirmImport(db, context, body),
  );
  answer(app, calls.undo, contract.undo, ({ db, body, ...context }) =>
    undoImport(db, context, body.importId),
  );
  answer(app, calls.cancel, contract.cancel, ({ db, query, ...context }) =>
    cancelImport(db, context, query.importId),
  );
}

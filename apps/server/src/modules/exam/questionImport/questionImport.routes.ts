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
  answer(app, calls.begin, contract.begin, ({ db, body, file, ...asking }) =>
    beginImport(db, asking, { bankId: Number(body.bankId), file }),
  );
  answer(app, calls.list, contract.list, ({ db, query, ...asking }) =>
    listImports(db, asking, query),
  );
  answer(app, calls.detail, contract.detail, ({ db, query, ...asking }) =>
    readImportHead(db, asking, query.importId),
  );
  answer(app, calls.match, contract.match, ({ db, body, ...asking }) =>
    matchColumns(db, asking, body),
  );
  answer(app, calls.rows, contract.rows, ({ db, query, ...asking }) => listRows(db, asking, query));
  answer(app, calls.edit, contract.edit, ({ db, body, ...asking }) => editRow(db, asking, body));
  answer(app, calls.choose, contract.choose, ({ db, body, ...asking }) =>
    chooseRows(db, asking, body),
  );
  answer(app, calls.mend, contract.mend, ({ db, body, ...asking }) => mendRows(db, asking, body));
  answer(app, calls.faulty, contract.faulty, async ({ db, query, heavy, ...asking }) => {
    const { fileName, faulty } = await faultyRows(db, asking, query.importId);
    const content = await heavy.run('writeFaultyQuestions', faulty, asking);
    return offerDownload(db, asking, { fileName, content });
  });
  answer(app, calls.confirm, contract.confirm, ({ db, body, ...asking }) =>
    confirmImport(db, asking, body),
  );
  answer(app, calls.undo, contract.undo, ({ db, body, ...asking }) =>
    undoImport(db, asking, body.importId),
  );
  answer(app, calls.cancel, contract.cancel, ({ db, query, ...asking }) =>
    cancelImport(db, asking, query.importId),
  );
}

import type { orgUserImportCalls } from '@cheese/domain/calls/emergency/orgUserImport';
import type { questionImportCalls } from '@cheese/domain/calls/emergency/questionImport';
import { importContract as contract } from '@cheese/domain/contract/emergency/shapes/importShapes';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { offerDownload } from '../../people/madeFile/madeFile.service';
import { makeWorkbook } from '../../base/sheets/workbook';
import type { AnyKind } from './import.kind';
import { previewImport } from './import.preview';
import { cancelImport, confirmImport, listImportRows, readState } from './import.service';

type ImportCalls = typeof questionImportCalls | typeof orgUserImportCalls;

/** Imports of every kind go the same way. */
export function answerImport(app: FastifyInstance, calls: ImportCalls, kind: AnyKind) {
  answer(app, calls.template, contract.template, async ({ db, ...manager }) => {
    const content = await makeWorkbook(kind.template);
    return offerDownload(db, manager, { fileName: `${kind.title}.xlsx`, content });
  });
  answer(app, calls.preview, contract.preview, ({ db, file, ...manager }) =>
    previewImport(db, manager, { kind, file }),
  );
  answer(app, calls.rows, contract.rows, ({ db, query, ...manager }) =>
    listImportRows(db, { ...manager, kind }, query),
  );
  answer(app, calls.confirm, contract.confirm, ({ db, body, ...manager }) =>
    confirmImport(db, { ...manager, kind }, body),
  );
  answer(app, calls.state, contract.state, ({ db, query, ...manager }) =>
    readState(db, { ...manager, kind }, query.importId),
  );
  answer(app, calls.cancel, contract.cancel, ({ db, query, ...manager }) =>
    cancelImport(db, { ...manager, kind }, query.importId),
  );
}

import { memberImportCalls as calls } from '@cheese/domain/calls/school/memberImport';
import { memberImportContract as contract } from '@cheese/domain/contract/school/memberImport';
import type { FastifyInstance } from 'fastify';
import { answerInSchool, type SchoolContext } from '../rights/answerInSchool';
import { requireWhole } from '../rights/rights.service';
import type { RosterCaller } from './memberImport.caller';
import { exportImports } from './memberImport.export';
import { renewPasswords } from './memberImport.handOut';
import { previewLeaving, previewLeavingFile, previewRoster } from './memberImport.preview';
import { confirmImport } from './memberImport.save';
import {
  cancelImport,
  listGroups,
  listImports,
  listRows,
  makeTemplate,
  offerFaulty,
  readImport,
} from './memberImport.service';
import { undoImport } from './memberImport.undo';

type Asked = Pick<SchoolContext<typeof contract.list>, keyof RosterCaller>;

/** It concerns the whole school, so that part of it is not enough. */
const whole = ({ person, caller, clock, heavy, sessions, reach }: Asked): RosterCaller => ({
  person,
  caller,
  clock,
  heavy,
  sessions,
  reach: requireWhole(reach),
});

export function memberImportRoutes(app: FastifyInstance) {
  previewRoutes(app);
  answerInSchool(app, calls.list, contract.list, ({ db, query, ...own }) =>
    listImports(db, whole(own), query),
  );
  answerInSchool(app, calls.export, contract.export, ({ db, ...own }) =>
    exportImports(db, whole(own)),
  );
  answerInSchool(app, calls.detail, contract.detail, ({ db, query, ...own }) =>
    readImport(db, whole(own), query.importId),
  );
  answerInSchool(app, calls.rows, contract.rows, ({ db, query, ...own }) =>
    listRows(db, whole(own), query),
  );
  answerInSchool(app, calls.faulty, contract.faulty, ({ db, query, ...own }) =>
    offerFaulty(db, whole(own), query.importId),
  );
  answerInSchool(app, calls.confirm, contract.confirm, ({ db, body, ...own }) =>
    confirmImport(db, whole(own), body.importId),
  );
  answerInSchool(app, calls.renewPasswords, contract.renewPasswords, ({ db, body, ...own }) =>
    renewPasswords(db, whole(own), body.importId),
  );
  answerInSchool(app, calls.undo, contract.undo, ({ db, body, ...own }) =>
    undoImport(db, whole(own), body.importId),
  );
  answerInSchool(app, calls.cancel, contract.cancel, ({ db, query, ...own }) =>
    cancelImport(db, whole(own), query.importId),
  );
}

function previewRoutes(app: FastifyInstance) {
  answerInSchool(app, calls.template, contract.template, ({ db, ...own }) =>
    makeTemplate(db, whole(own)),
  );
  answerInSchool(app, calls.groups, contract.groups, ({ db, ...own }) =>
    listGroups(db, whole(own)),
  );
  answerInSchool(app, calls.preview, contract.preview, ({ db, file, ...own }) =>
    previewRoster(db, whole(own), file),
  );
  answerInSchool(app, calls.leave, contract.leave, ({ db, body, ...own }) =>
    previewLeaving(db, whole(own), body),
  );
  answerInSchool(app, calls.leaveByFile, contract.leaveByFile, ({ db, body, file, ...own }) =>
    previewLeavingFile(db, whole(own), { ...body, file }),
  );
}

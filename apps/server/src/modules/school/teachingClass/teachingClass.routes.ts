import { teachingClassCalls as calls } from '@cheese/domain/calls/school/teachingClass';
import { teachingClassContract as contract } from '@cheese/domain/contract/school/teachingClass';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { answerInSchool } from '../rights/answerInSchool';
import { exportClasses, exportPeople } from './teachingClass.export';
import {
  addClasses,
  addPeople,
  addSheet,
  joinClass,
  removePeople,
  setMarks,
  undoRemove,
} from './teachingClass.people';
import { listCandidates, listPlaces } from './teachingClass.people.read';
import {
  addClass,
  editClass,
  listClasses,
  listOwn,
  readClass,
  removeClass,
  setCode,
} from './teachingClass.service';

export function teachingClassRoutes(app: FastifyInstance) {
  answerInSchool(app, calls.list, contract.list, ({ db, query, ...context }) =>
    listClasses(db, context, query),
  );
  answerInSchool(app, calls.detail, contract.detail, ({ db, query, ...context }) =>
    readClass(db, context, query.id),
  );
  answerInSchool(app, calls.people, contract.people, ({ db, query, ...context }) =>
    listPlaces(db, context, query),
  );
  answerInSchool(app, calls.export, contract.export, ({ db, query, ...own }) =>
    exportClasses(db, own, query),
  );
  answerInSchool(app, calls.exportPeople, contract.exportPeople, ({ db, query, ...own }) =>
    exportPeople(db, own, query),
  );
  answerInSchool(app, calls.candidates, contract.candidates, ({ db, query, ...context }) =>
    listCandidates(db, context, query),
  );
  answerInSchool(app, calls.add, contract.add, ({ db, body, ...context }) =>
    addClass(db, context, body),
  );
  answerInSchool(app, calls.edit, contract.edit, ({ db, body, ...own }) =>
    editClass(db, own, body),
  );
  answerInSchool(app, calls.remove, contract.remove, ({ db, query, ...own }) =>
    removeClass(db, own, query.id),
  );
  answerInSchool(app, calls.addClasses, contract.addClasses, ({ db, body, ...context }) =>
    addClasses(db, context, body),
  );
  answerInSchool(app, calls.addPeople, contract.addPeople, ({ db, body, ...context }) =>
    addPeople(db, context, body),
  );
  answerInSchool(app, calls.addSheet, contract.addSheet, ({ db, body, file, ...context }) =>
    addSheet(db, context, { id: Number(body.id), file }),
  );
  answerInSchool(app, calls.setMarks, contract.setMarks, ({ db, body, ...context }) =>
    setMarks(db, context, body),
  );
  answerInSchool(app, calls.removePeople, contract.removePeople, ({ db, body, ...context }) =>
    removePeople(db, context, body),
  );
  answerInSchool(app, calls.undoRemove, contract.undoRemove, ({ db, body, ...context }) =>
    undoRemove(db, context, body),
  );
  answerInSchool(app, calls.code, contract.code, ({ db, body, ...own }) => setCode(db, own, body));
  answer(app, calls.join, contract.join, ({ db, body, ...context }) =>
    joinClass(db, context, body.code),
  );
  answer(app, calls.mine, contract.mine, ({ db, person, query }) => listOwn(db, person, query));
}

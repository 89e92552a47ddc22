import { schoolClassCalls as calls } from '@cheese/domain/calls/school/schoolClass';
import { schoolClassContract as contract } from '@cheese/domain/contract/school/schoolClass';
import type { FastifyInstance } from 'fastify';
import { answerInSchool } from '../rights/answerInSchool';
import { exportClasses } from './schoolClass.export';
import { addClass, archiveClass, editClass, listClasses, removeClass } from './schoolClass.service';
import { selectYears } from './schoolClass.store';

export function schoolClassRoutes(app: FastifyInstance) {
  answerInSchool(app, calls.list, contract.list, ({ db, reach, query }) =>
    listClasses(db, reach, query),
  );
  answerInSchool(app, calls.export, contract.export, ({ db, query, ...own }) =>
    exportClasses(db, own, query),
  );
  answerInSchool(app, calls.years, contract.years, ({ db, reach }) => selectYears(db, reach));
  answerInSchool(app, calls.add, contract.add, ({ db, body, ...own }) => addClass(db, own, body));
  answerInSchool(app, calls.edit, contract.edit, ({ db, body, ...own }) =>
    editClass(db, own, body),
  );
  answerInSchool(app, calls.archive, contract.archive, ({ db, body, ...own }) =>
    archiveClass(db, own, body),
  );
  answerInSchool(app, calls.remove, contract.remove, ({ db, query, ...own }) =>
    removeClass(db, own, query.id),
  );
}

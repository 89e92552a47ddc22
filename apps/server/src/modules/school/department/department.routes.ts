import { departmentCalls as calls } from '@cheese/domain/calls/school/department';
import { departmentContract as contract } from '@cheese/domain/contract/school/department';
import type { FastifyInstance } from 'fastify';
import { answerInSchool } from '../rights/answerInSchool';
import {
  addDepartment,
  editDepartment,
  mergeDepartments,
  moveDepartment,
  removeDepartment,
} from './department.service';
import { exportDepartments } from './department.export';
import { selectTree } from './department.store';

export function departmentRoutes(app: FastifyInstance) {
  answerInSchool(app, calls.tree, contract.tree, ({ db, reach }) => selectTree(db, reach));
  answerInSchool(app, calls.export, contract.export, ({ db, ...own }) =>
    exportDepartments(db, own),
  );
  answerInSchool(app, calls.add, contract.add, ({ db, body, ...own }) =>
    addDepartment(db, own, body),
  );
  answerInSchool(app, calls.edit, contract.edit, ({ db, body, ...own }) =>
    editDepartment(db, own, body),
  );
  answerInSchool(app, calls.move, contract.move, ({ db, body, ...own }) =>
    moveDepartment(db, own, body),
  );
  answerInSchool(app, calls.merge, contract.merge, ({ db, body, ...own }) =>
    mergeDepartments(db, own, body),
  );
  answerInSchool(app, calls.remove, contract.remove, ({ db, query, ...own }) =>
    removeDepartment(db, own, query.id),
  );
}

import { schoolMergeCalls as calls } from '@cheese/domain/calls/school/schoolMerge';
import { schoolMergeContract as contract } from '@cheese/domain/contract/school/schoolMerge';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { exportMerge } from './schoolMerge.export';
import type { MergePart } from './schoolMerge.part';
import { mergeSchools, previewMerge } from './schoolMerge.service';

export const schoolMergeRoutes = (parts: readonly MergePart[]) => (app: FastifyInstance) => {
  answer(app, calls.preview, contract.preview, ({ db, query, ...own }) =>
    previewMerge(db, own, query),
  );
  answer(app, calls.export, contract.export, ({ db, query, ...own }) =>
    exportMerge(db, own, query),
  );
  answer(app, calls.merge, contract.merge, ({ db, body, ...own }) =>
    mergeSchools(db, own, body, parts),
  );
};

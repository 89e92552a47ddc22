import { certificateRecordCalls as calls } from '@cheese/domain/calls/emergency/certificateRecord';
import { certificateRecordContract as contract } from '@cheese/domain/contract/emergency/certificateRecord';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { verifyCertificate } from '../../people/certificate/certificate.service';
import { exportRecords } from './certificateRecord.export';
import { listRecords, revokeCertificate } from './certificateRecord.service';

export function certificateRecordRoutes(app: FastifyInstance) {
  answer(app, calls.list, contract.list, ({ db, query, ...manager }) =>
    listRecords(db, manager, query),
  );
  answer(app, calls.revoke, contract.revoke, ({ db, body, ...manager }) =>
    revokeCertificate(db, manager, body),
  );
  answer(app, calls.verify, contract.verify, ({ db, params, ...stranger }) =>
    verifyCertificate(db, stranger, params.number),
  );
  answer(app, calls.export, contract.export, ({ db, query, ...manager }) =>
    exportRecords(db, manager, query),
  );
}

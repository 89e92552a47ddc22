import { certificateItemCalls as items } from '@cheese/domain/calls/emergency/certificateItem';
import { certificateRecordCalls as records } from '@cheese/domain/calls/emergency/certificateRecord';
import { myCertificateCalls as mine } from '@cheese/domain/calls/emergency/myCertificate';
import { certificateItemContract as ofItems } from '@cheese/domain/contract/emergency/certificateItem';
import { certificateRecordContract as ofRecords } from '@cheese/domain/contract/emergency/certificateRecord';
import { myCertificateContract as ofMine } from '@cheese/domain/contract/emergency/myCertificate';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { editItem, listItems, readItem, removeItem, saveItem } from './item.service';
import { claimCertificate, listMine, listProgress, readMine } from './myCertificate.service';
import { verifyCertificate } from '../../people/certificate/certificate.service';
import { listRecords, revokeCertificate } from './record.service';

export function certificateRoutes(app: FastifyInstance) {
  answer(app, items.list, ofItems.list, ({ db, person, query }) => listItems(db, person, query));
  answer(app, items.save, ofItems.save, ({ db, body, ...manager }) => saveItem(db, manager, body));
  answer(app, items.edit, ofItems.edit, ({ db, body, ...manager }) => editItem(db, manager, body));
  answer(app, items.get, ofItems.get, ({ db, person, params }) => readItem(db, person, params.id));
  answer(app, items.remove, ofItems.remove, ({ db, query, ...manager }) =>
    removeItem(db, manager, query.id),
  );
  answer(app, records.list, ofRecords.list, ({ db, query, ...manager }) =>
    listRecords(db, manager, query),
  );
  answer(app, records.revoke, ofRecords.revoke, ({ db, body, ...manager }) =>
    revokeCertificate(db, manager, body),
  );
  answer(app, records.verify, ofRecords.verify, ({ db, params, ...stranger }) =>
    verifyCertificate(db, stranger, params.number),
  );
  answer(app, mine.progress, ofMine.progress, ({ db, ...own }) => listProgress(db, own));
  answer(app, mine.claim, ofMine.claim, ({ db, body, ...own }) =>
    claimCertificate(db, own, body.itemId),
  );
  answer(app, mine.list, ofMine.list, ({ db, ...own }) => listMine(db, own));
  answer(app, mine.get, ofMine.get, ({ db, params, ...own }) => readMine(db, own, params.number));
}

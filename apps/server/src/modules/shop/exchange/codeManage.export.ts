import { chinaMinute } from '@cheese/domain/rules/time/chinaDay';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { refuse } from '../../../calls/refusal';
import type { Column } from '../../base/sheets/workbook';
import { writeAudit } from '../../people/audit/audit.service';
import { offerSheet } from '../../people/madeFile/offerSheet';
import { hideMiddle } from '../../people/person/hideMiddle';
import { lockBatch, selectCodes } from './codeManage.store';
import { exchangeTexts } from './exchange.texts';

const columns: readonly Column[] = [
  { title: exchangeTexts.code, width: 24 },
  { title: exchangeTexts.state, width: 10 },
  { title: exchangeTexts.user, width: 14 },
  { title: exchangeTexts.userPhone, width: 16 },
  { title: exchangeTexts.usedAt, width: 18 },
];

/** Codes are as good as money, so the export is logged. */
export async function exportBatch(db: Db, context: CallerContext<'heavy'>, id: number) {
  const { batch, codes } = await db.transaction(async (tx) => {
    const found = (await lockBatch(tx, id)) ?? refuse('batch.notFound');
    const all = await selectCodes(tx, id);
    const after = { count: String(all.length) };
    await writeAudit(tx, context, { act: 'code.export', about: found.name, after });
    return { batch: found, codes: all };
  });
  const unused = batch.voidedAt ? exchangeTexts.voided : exchangeTexts.unused;
  const rows = codes.map(({ code, person }) => [
    code.code,
    code.exchangedAt ? exchangeTexts.used : unused,
    person && (person.name ?? person.nickname),
    hideMiddle(person?.phone ?? null),
    code.exchangedAt && chinaMinute(code.exchangedAt.getTime()),
  ]);
  return offerSheet(db, context, {
    name: exchangeTexts.code,
    fileTitle: exchangeTexts.fileTitle(batch.name),
    columns,
    rows,
  });
}

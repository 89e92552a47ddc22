import { chinaMinute } from '@cheese/domain/rules/time/chinaDay';
import type { Asking } from '../../../calls/asking';
import type { Db } from '../../../db/database';
import { refuse } from '../../../calls/refusal';
import type { Column } from '../../base/sheets/workbook';
import { writeAudit } from '../../people/audit/audit.service';
import { offerSheet } from '../../people/madeFile/offerSheet';
import { hideMiddle } from '../../people/person/person.info';
import { lockBatch, selectCodes } from './codeManage.store';

const columns: readonly Column[] = [
  { title: '兑换码', width: 24 },
  { title: '状态', width: 10 },
  { title: '使用人', width: 14 },
  { title: '使用人手机号', width: 16 },
  { title: '使用时间', width: 18 },
];

/** Codes are as good as money, so the export is logged. */
export async function exportBatch(db: Db, asking: Asking<'heavy'>, id: number) {
  const { batch, codes } = await db.transaction(async (tx) => {
    const found = (await lockBatch(tx, id)) ?? refuse('batch.notFound');
    const all = await selectCodes(tx, id);
    const after = { count: String(all.length) };
    await writeAudit(tx, asking, { act: 'code.export', about: found.name, after });
    return { batch: found, codes: all };
  });
  const unused = batch.voidedAt ? '已作废' : '未使用';
  const rows = codes.map(({ code, person }) => [
    code.code,
    code.exchangedAt ? '已使用' : unused,
    person && (person.name ?? person.nickname),
    hideMiddle(person?.phone ?? null),
    code.exchangedAt && chinaMinute(code.exchangedAt.getTime()),
  ]);
  return offerSheet(db, asking, {
    name: '兑换码',
    fileTitle: `兑换码_${batch.name}`,
    columns,
    rows,
  });
}

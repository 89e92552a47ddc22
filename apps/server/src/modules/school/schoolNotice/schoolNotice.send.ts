import { plainOf } from '@cheese/question-files/html/plain';
import type { Db } from '../../../db/database';
import { tellSchool } from '../../people/notice/notice.door';
import { addressedPeople } from '../audience/audience.door';
import { addressedOf } from './schoolNotice.audience';
import { findIssuer, updateNotice } from './schoolNotice.store';
import type { SchoolNoticeRow } from './schoolNotice.tables';

/** Enough for the lines that a list shows. */
const SUMMARY = 200;

/**
 * Sends a locked notice to whoever belongs to its audience now, in one statement; null where that is
 * nobody. The author gets no copy.
 */
export async function sendNow(
  tx: Db,
  row: SchoolNoticeRow,
  now: Date,
): Promise<SchoolNoticeRow | null> {
  const { title, html, attachments, authorId } = row;
  const found = addressedPeople(addressedOf(row), authorId);
  const { noticeId, recipients } = await tellSchool(tx, found, {
    title,
    text: plainOf(html).slice(0, SUMMARY),
    html,
    attachments,
    issuer: await findIssuer(tx, row),
    now,
  });
  if (recipients === 0) return null;
  const sent = { state: 'sent', sentAt: now, sendAt: null, failure: null } as const;
  return updateNotice(tx, row.id, { ...sent, noticeId, recipients });
}

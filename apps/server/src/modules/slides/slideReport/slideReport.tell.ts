import type { Db } from '../../../db/database';
import { notifyPeople } from '../../people/notice/notice.notify';
import { selectTeacherIds } from '../../people/member/member.door';
import { selectOperatorIds } from '../../people/person/person.door';
import { slideReportTexts as texts } from './slideReport.texts';
import { countOpenReports } from './slideReport.tell.store';

/** Limit on notified users if the uploader is unknown. */
const MOST = 20;

interface Reported {
  slide: { id: number; title: string; createdBy: number | null };
  /** Owning school; null for the platform. */
  organisationId: number | null;
  now: Date;
}

/** Notifies the slide's owner of the first open report only. */
export async function tellKeepers(tx: Db, { slide, organisationId, now }: Reported) {
  if ((await countOpenReports(tx, slide.id)) > 1) return;
  const keepers =
    organisationId === null
      ? await selectOperatorIds(tx)
      : await selectTeacherIds(tx, organisationId);
  const brought = keepers.filter((id) => id === slide.createdBy);
  const personIds = brought.length > 0 ? brought : keepers.slice(0, MOST);
  if (personIds.length > 0) await notifyPeople(tx, { personIds, ...texts.waits(slide.title), now });
}

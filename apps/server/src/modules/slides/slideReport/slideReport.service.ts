import { slideReportStateCodes } from '@cheese/domain/codes/slides/morphology';
import type { Answers } from '@cheese/domain/contract/call';
import type {
  SlideReport,
  SlideReportContract as C,
} from '@cheese/domain/contract/slides/slideReport';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { withTotal } from '../../../db/paged';
import { refuse } from '../../../calls/refusal';
import { notifyPerson } from '../../people/notice/notice.notify';
import { mayEdit, ownerFor, requireMaker } from '../../base/ownership/ownership';
import { seeSlide } from '../slide/slide.access';
import * as store from './slideReport.store';
import type { SlideReportRow } from './slideReport.tables';
import { tellKeepers } from './slideReport.tell';
import { slideReportTexts } from './slideReport.texts';

const DAY_MS = 86_400_000;
const MOST_A_DAY = 20;

/** Access to the content is not required, so that a slide that does not open can be reported. */
export async function report(
  db: Db,
  { person, clock }: CallerContext,
  { text, view = '', ...said }: Static<C['add']['body']>,
): Promise<Answers<C['add']>> {
  const { slide, library } = await seeSlide({ db, person, clock }, said.slideId);
  const now = clock.now();
  const row = { ...said, personId: person.id, text: text.trim(), view, reportedAt: now };
  return db.transaction(async (tx) => {
    await store.lockReporter(tx, person.id);
    const named = { ...row, slideTitle: slide.title };
    const same = await store.findSame(tx, named);
    if (same) return same;
    const since = new Date(now.getTime() - DAY_MS);
    if ((await store.countSince(tx, person.id, since)) >= MOST_A_DAY) refuse('slideReport.tooMany');
    const made = await store.insertReport(tx, named);
    await tellKeepers(tx, { slide, organisationId: library.organisationId, now });
    return made;
  });
}

const toReport = (row: SlideReportRow): SlideReport => {
  const { id, slideId, slideTitle, fault, text, view, state, reply, reportedAt } = row;
  return {
    id,
    slideId,
    slideTitle,
    fault,
    text,
    view,
    state,
    reply,
    reportedAt: reportedAt.getTime(),
  };
};

export async function listReports(
  db: Db,
  { person }: CallerContext,
  paged: Static<C['list']['query']>,
): Promise<Answers<C['list']>> {
  const { rows, total } = await store.selectOfPerson(db, person.id, paged);
  return { list: rows.map(toReport), total };
}

export async function listKept(
  db: Db,
  { person }: CallerContext,
  { state, shelf, ...paged }: Static<C['kept']['query']>,
): Promise<Answers<C['kept']>> {
  const kept = { organisationId: ownerFor(person, shelf), state, ...paged };
  const { rows, total } = await withTotal(kept, (asked) => store.selectKept(db, asked));
  const list = rows.map(({ report: row, title, thumbnail, reporter }) => ({
    ...toReport(row),
    slideTitle: title,
    thumbnail,
    reporter,
  }));
  return { list, total };
}

/**
 * Answers a report once and notifies its author. Another school's report is reported as not found.
 */
export const answerReport = (
  db: Db,
  { person, clock }: CallerContext,
  { id, isAccepted, reply }: Static<C['answer']['body']>,
) =>
  db.transaction(async (tx) => {
    requireMaker(person);
    const found = await store.lockReport(tx, id);
    if (!found || !mayEdit(found.library, person)) refuse('slideReport.notFound');
    const { personId, slideTitle, state } = found.report;
    if (state !== slideReportStateCodes.open) refuse('slideReport.settled');
    const now = clock.now();
    const said = reply.trim();
    await store.saveAnswer(tx, id, {
      state: isAccepted ? slideReportStateCodes.accepted : slideReportStateCodes.declined,
      reply: said,
      answeredAt: now,
      answeredBy: person.id,
    });
    const told = slideReportTexts.answered(slideTitle, said, isAccepted);
    await notifyPerson(tx, { personId, ...told, now });
    return null;
  });

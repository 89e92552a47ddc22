import type { Answers } from '@cheese/domain/contract/call';
import type { PaperManageContract as C } from '@cheese/domain/contract/exam/paperManage';
import { paperLimits, type PaperSection } from '@cheese/domain/contract/exam/shapes/paperShapes';
import { paperMessages } from '@cheese/domain/texts/paperMessages';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { refuse } from '../../../calls/refusal';
import { schoolOf, usableBanks } from '../bank/bank.usable';
import type { PaperRow } from '../paper/paper.tables';
import { checkSections } from './paperManage.check';
import { newerOf } from './paperManage.newer';
import { type Known, knownOf } from './paperManage.questions.store';
import { toBrief, toKeyed, toPlan, toSections } from './paperManage.shapes';
import {
  findPaper,
  insertPaper,
  selectPapers,
  setArchived,
  updatePaper,
} from './paperManage.store';

export type Teacher = CallerContext & { db: Db };

export async function paperOfSchool(teacher: Teacher, paperId: number): Promise<PaperRow> {
  return (await findPaper(teacher.db, schoolOf(teacher), paperId)) ?? refuse('paper.notFound');
}

export async function listPapers(
  teacher: Teacher,
  query: Static<C['list']['query']>,
): Promise<Answers<C['list']>> {
  const { rows, total } = await selectPapers(teacher.db, schoolOf(teacher), query);
  return { list: rows.map((row) => toBrief(row, teacher.person.id)), total };
}

export async function readPaperDetail(
  teacher: Teacher,
  paperId: number,
): Promise<Answers<C['detail']>> {
  const { db } = teacher;
  const row = await paperOfSchool(teacher, paperId);
  const sections = toSections(row.plan);
  const known = await knownOf(db, sections);
  return {
    id: row.id,
    name: row.name,
    edition: row.edition,
    isArchived: row.archivedAt !== null,
    updatedAt: row.updatedAt.getTime(),
    sections,
    questions: [...keyedOf(sections, known), ...(await newerOf(teacher, sections, known))],
    findings: await checkSections(db, row.organisationId, sections),
  };
}

const keyedOf = (sections: readonly PaperSection[], known: Known) =>
  sections.flatMap(({ items }) =>
    items.flatMap((item) => {
      const [row, words] = [known.rows.get(item.questionId), known.wordsOf(item)];
      return row && words ? [toKeyed(words, row)] : [];
    }),
  );

export async function createPaper(teacher: Teacher, name: string) {
  const { db, person, clock } = teacher;
  const organisationId = schoolOf(teacher);
  const row = { organisationId, name: name.trim(), plan: { sections: [] }, ownerId: person.id };
  return { paperId: await insertPaper(db, { ...row, now: clock.now() }) };
}

export async function copyPaper(teacher: Teacher, paperId: number) {
  const { db, person, clock } = teacher;
  const { organisationId, name, plan } = await paperOfSchool(teacher, paperId);
  const row = { organisationId, name: paperMessages.copyName(name), plan, ownerId: person.id };
  return { paperId: await insertPaper(db, { ...row, now: clock.now() }) };
}

export async function archivePaper(
  teacher: Teacher,
  { paperId, isArchived }: Static<C['archive']['body']>,
) {
  const { id } = await paperOfSchool(teacher, paperId);
  await setArchived(teacher.db, id, isArchived ? teacher.clock.now() : null);
  return null;
}

export async function savePaper(
  teacher: Teacher,
  { paperId, edition, name, sections }: Static<C['save']['body']>,
): Promise<Answers<C['save']>> {
  const { db, clock } = teacher;
  const row = await paperOfSchool(teacher, paperId);
  refuseTooLarge(sections);
  const known = await refuseForeign(teacher, sections, row);
  const plan = toPlan(sections, (id) => known.rows.get(id)?.groupId ?? null);
  const change = { id: row.id, edition, name: name.trim(), plan, now: clock.now() };
  const saved = (await updatePaper(db, change)) ?? refuse('paper.changed');
  return { edition: saved, findings: await checkSections(db, row.organisationId, sections) };
}

/** Each part is limited by itself; so is the whole of them. */
function refuseTooLarge(sections: readonly PaperSection[]) {
  const draws = sections.flatMap((section) => section.draws);
  const drawn = draws.reduce((sum, { count }) => sum + count, 0);
  const chosen = sections.reduce((sum, { items }) => sum + items.length, 0);
  if (chosen + drawn > paperLimits.items || draws.length > paperLimits.draws) {
    refuse('paper.tooLarge');
  }
}

/**
 * Adding a question to a paper reveals its key, so it must belong to a bank the teacher may use.
 * Questions already in the paper may stay.
 */
async function refuseForeign(
  teacher: Teacher,
  sections: readonly PaperSection[],
  before?: PaperRow,
): Promise<Known> {
  const known = await knownOf(teacher.db, sections);
  const stood = (before?.plan.sections ?? []).flatMap(({ items, draws }) => ({ items, draws }));
  const stoodItems = new Set(stood.flatMap(({ items }) => items.map((item) => item.questionId)));
  const stoodBanks = new Set(stood.flatMap(({ draws }) => draws.map(({ bankId }) => bankId)));
  const items = sections.flatMap((section) => section.items);
  const fresh = items.filter(({ questionId }) => !stoodItems.has(questionId));
  const drawnFrom = sections.flatMap(({ draws }) => draws.map(({ bankId }) => bankId));
  const bankIds = [
    ...fresh.map(({ questionId }) => known.rows.get(questionId)?.bankId ?? 0),
    // A rule that stood tells no key of what it might draw: it frees no question by itself.
    ...drawnFrom.filter((id) => !stoodBanks.has(id)),
  ];
  const usable = new Set((await usableBanks(teacher, bankIds)).map(({ id }) => id));
  const isForeign = bankIds.some((id) => !usable.has(id));
  if (isForeign || items.some((item) => !known.wordsOf(item))) refuse('paper.notYours');
  return known;
}

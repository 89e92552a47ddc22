import { findingStateCodes } from '@cheese/domain/codes/slides/slideFinding';
import type { Answers } from '@cheese/domain/contract/call';
import type {
  HandedFinding,
  SlideFindingMarkingContract as C,
} from '@cheese/domain/contract/slides/slideFindingMarking';
import type {
  FindingMarks,
  MadeField,
} from '@cheese/domain/contract/slides/shapes/slideFindingShapes';
import { pointsIn } from '@cheese/domain/rules/slides/finding/pointsIn';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../calls/callerContext';
import { withTotal } from '../../../db/paged';
import { refuse } from '../../../calls/refusal';
import { notifyPerson } from '../../people/notice/notice.notify';
import { mayEdit, ownerFor, requireMaker } from '../../base/ownership/ownership';
import { requireSlide } from '../slide/slide.access';
import { slideFindingTexts as texts } from './slideFinding.texts';
import {
  findHanded,
  type HandedHead,
  type HandedRow,
  saveMarks,
  selectKept,
} from './slideFindingMarking.store';

function toHanded({ finding, slide, writer }: HandedHead): HandedFinding {
  const { id, formId, title, state, handedAt, total, most } = finding;
  return {
    id,
    formId,
    title,
    state,
    total,
    most,
    writer,
    handedAt: handedAt.getTime(),
    slideId: slide.id,
    slideTitle: slide.title,
  };
}

export async function listHanded(
  { db, person }: CallerContext<'db'>,
  { shelf, ...query }: Static<C['list']['query']>,
): Promise<Answers<C['list']>> {
  const kept = { ...query, organisationId: ownerFor(person, shelf) };
  const { rows, total } = await withTotal(kept, (asked) => selectKept(db, asked));
  return { list: rows.map(toHanded), total };
}

/** Another school's finding is reported as not found; teachers cannot mark their own. */
async function takeHanded({ db, person }: CallerContext<'db'>, id: number): Promise<HandedRow> {
  requireMaker(person);
  const found = await findHanded(db, id);
  if (!found || !mayEdit(found.library, person)) refuse('slideFinding.gone');
  return found.finding.personId === person.id ? refuse('access.denied') : found;
}

export async function readHanded(
  context: CallerContext<'db'>,
  id: number,
): Promise<Answers<C['detail']>> {
  const found = await takeHanded(context, id);
  const { fields, answers, marks, version } = found.finding;
  return { ...toHanded(found), fields, answers, marks, version };
}

/** As many marks as there are fields, none beyond what its field brings. */
function totalOf(fields: readonly MadeField[], marks: FindingMarks): number {
  const isWithin = marks.fields.every(({ points }, i) => points <= (fields[i]?.points ?? -1));
  if (marks.fields.length !== fields.length || !isWithin) refuse('slideFinding.points');
  return pointsIn(marks.fields);
}

export async function markFinding(
  context: CallerContext<'db'>,
  { id, version, isDone, marks }: Static<C['mark']['body']>,
): Promise<Answers<C['mark']>> {
  const { db, person, clock } = context;
  const { finding, slide } = await takeHanded(context, id);
  if (finding.version !== version) refuse('slideFinding.conflict');
  const total = totalOf(finding.fields, marks);
  const { scan } = await requireSlide(context, slide.id);
  const isOutside = marks.places.some(({ at }) => at.x > scan.width || at.y > scan.height);
  if (isOutside) refuse('slideFinding.outside');
  const now = clock.now();
  const state = isDone ? findingStateCodes.marked : findingStateCodes.returned;
  return db.transaction(async (tx) => {
    const set = { marks, state, total: isDone ? total : null, markedAt: now } as const;
    const isSaved = await saveMarks(tx, { id, version }, { ...set, markedBy: person.id });
    if (!isSaved) refuse('slideFinding.conflict');
    const scored = texts.scored(total, finding.most);
    const told = texts.marked(finding.title, slide.title, { isDone, scored });
    await notifyPerson(tx, { personId: finding.personId, ...told, now });
    return { version: version + 1 };
  });
}

import type { ExamPhase } from '@cheese/domain/codes/exam/examPhases';
import type { Answers } from '@cheese/domain/contract/call';
import type { ExamManageContract as C } from '@cheese/domain/contract/exam/examManage';
import type { ExamSetting, ExamSettings } from '@cheese/domain/contract/exam/shapes/examSettings';
import type { AudienceAsked } from '@cheese/domain/contract/school/audience';
import { mayChange } from '@cheese/domain/rules/exam/examChanges';
import { examFaultsOf, lacksMoment } from '@cheese/domain/rules/exam/examFaults';
import { failures } from '@cheese/domain/texts/failures';
import type { Static } from 'typebox';
import { Refusal, refuse } from '../../../calls/refusal';
import { readAudience, replaceAudience } from '../../school/audience/audience.door';
import { writeAudit } from '../../people/audit/audit.service';
import { examOfSchool, phaseOf } from '../exam/courses/exam.ofSchool';
import type { ExamRow } from '../exam/exam.tables';
import { toRow, toSettings } from './examManage.shapes';
import type { Teacher } from './examManage.service';
import { updateExam } from './examManage.store';

/** Keeps what may still be changed; everything else has to come back as it was. */
export async function saveExam(
  teacher: Teacher,
  { examId, edition, settings, audience }: Static<C['save']['body']>,
): Promise<Answers<C['save']>> {
  const { db, clock } = teacher;
  return db.transaction(async (tx) => {
    const inside = { ...teacher, db: tx };
    const row = await examOfSchool(inside, examId, 'update');
    const phase = phaseOf(row, clock.now());
    if (phase === 'cancelled') refuse('exam.cancelled');
    const changed = changedIn(toSettings(row), settings);
    const fixed = changed.find((setting) => !mayChange(phase, setting));
    if (fixed) refuseField(fixed, failures['exam.fixed'].message);
    refuseFaults(settings, row, phase === 'draft' ? [] : changed);
    await changeAudience(inside, row, { phase, audience });
    const saved = await updateExam(tx, { id: row.id, edition }, toRow(settings));
    if (phase !== 'draft' && changed.length > 0) {
      const content = changed.join('、');
      await writeAudit(tx, teacher, { act: 'exam.change', about: row.title, after: { content } });
    }
    return { edition: saved ?? refuse('exam.changed') };
  });
}

function refuseField(field: string, message: string): never {
  throw new Refusal('call.invalid', { field, message });
}

const changedIn = (before: ExamSettings, after: ExamSettings) =>
  (Object.keys(after) as ExamSetting[]).filter(
    (setting) => JSON.stringify(before[setting]) !== JSON.stringify(after[setting]),
  );

/** A draft may be half done: it is looked at whole when it is published. */
function refuseFaults(settings: ExamSettings, row: ExamRow, changed: readonly ExamSetting[]) {
  const faults = examFaultsOf(settings, row.totalScore / 100);
  const [first] = changed.filter((setting) => faults[setting]);
  if (first) refuseField(first, faults[first] ?? '');
  if (faults.ranges) refuseField('ranges', faults.ranges);
  // Without its moment it would be kept as "never".
  if (lacksMoment(settings.result)) refuseField('result', faults.result ?? '');
  if (lacksMoment(settings.review)) refuseField('review', faults.review ?? '');
}

interface Changing {
  phase: ExamPhase;
  audience: AudienceAsked;
}

/** After the start people may be added but not removed. */
async function changeAudience(inside: Teacher, row: ExamRow, { phase, audience }: Changing) {
  const { db, person } = inside;
  const before = await readAudience(db, person, row.audienceId);
  const isSameKind = before.kind === audience.kind;
  const people = new Set(audience.personIds);
  const isGone = before.people.some(({ personId }) => !people.has(personId));
  const named = (audience.groups ?? []).map(({ kind, id }) => `${kind} ${id}`);
  const isGroupGone = before.groups.some(({ kind, id }) => !named.includes(`${kind} ${id}`));
  const sendsAway =
    (audience.kind === 'chosen' && isGone) || (audience.kind === 'groups' && isGroupGone);
  const isFixed = phase === 'running' || phase === 'over';
  if (isFixed && (!isSameKind || sendsAway)) {
    refuseField('audience', failures['exam.fixed'].message);
  }
  const stays = audience.kind === 'code' && isFixed;
  const isAsked = audience.kind !== 'organisation' || !isSameKind;
  if (isAsked && !stays) await replaceAudience(db, inside, row.audienceId, audience);
}

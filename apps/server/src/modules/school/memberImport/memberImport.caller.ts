import type { AuditAct } from '@cheese/domain/codes/people/audit';
import { memberImportKinds, memberVerdicts } from '@cheese/domain/codes/school/memberImports';
import type { MemberVerdict } from '@cheese/domain/codes/school/memberImports';
import { refuse } from '../../../calls/refusal';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { limits } from '../../base/limit/limit.rules';
import { consumeRateLimits } from '../../base/limit/limit.service';
import { type SchoolCaller, writeSchoolAudit } from '../rights/schoolAudit';
import { findImport } from './memberImport.store';
import type { MemberImportHead as ImportHead } from './memberImport.tables';
import { memberImportTexts as texts } from './memberImport.texts';

/** Somebody with the right over the whole school. */
export type RosterCaller = CallerContext<'heavy' | 'sessions'> & SchoolCaller;

export const whoseOf = ({ person, reach }: RosterCaller) => ({
  organisationId: reach.organisationId,
  personId: person.id,
});

/** Of the caller's school; what nobody has confirmed, of the caller alone. */
export const requireImport = async (
  db: Db,
  caller: RosterCaller,
  id: number,
): Promise<ImportHead> => (await findImport(db, id, whoseOf(caller))) ?? refuse('import.notFound');

/** Whatever reads or writes a whole roster counts, so that nobody keeps the school's bulk acts busy. */
export const countRoster = (db: Db, { person, clock }: RosterCaller) =>
  consumeRateLimits(db, clock.now(), [
    { key: `roster:${person.id}`, limit: limits.rostersOfPerson },
  ]);

const countsInWords = (counts: ImportHead['counts']) =>
  texts.counted(
    (Object.keys(memberVerdicts) as MemberVerdict[])
      .filter((verdict) => counts[verdict] > 0)
      .map((verdict) => texts.countOf(memberVerdicts[verdict], counts[verdict])),
  );

export const auditImport = (inside: Db, caller: RosterCaller, act: AuditAct, head: ImportHead) =>
  writeSchoolAudit(inside, caller, {
    act,
    about: texts.about(memberImportKinds[head.kind], head.fileName),
    after: { count: countsInWords(head.counts) },
  });

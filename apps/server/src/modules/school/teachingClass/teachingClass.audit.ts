import type { AuditAct } from '@cheese/domain/codes/people/audit';
import type { Db } from '../../../db/database';
import { type SchoolCaller, writeSchoolAudit } from '../rights/schoolAudit';

interface Named {
  courseName: string;
  name: string;
}

export const nameOf = ({ courseName, name }: Named) => `${courseName} ${name}`;

/** Logs what was done with a class, and with how many people. */
export const tell = (tx: Db, own: SchoolCaller, act: AuditAct, row: Named, people?: number) =>
  writeSchoolAudit(tx, own, {
    act,
    about: nameOf(row),
    ...(people !== undefined && { after: { people: String(people) } }),
  });

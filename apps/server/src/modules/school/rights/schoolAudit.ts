import type { CallContext } from '../../../calls/call';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { type AuditDone, writeAudit } from '../../people/audit/audit.service';
import { hideEnd } from '../../people/session/device';
import type { Reach } from './reach';

/** Who changes something in a school, from where, and how far they may. */
export type SchoolCaller = CallerContext & Pick<CallContext<never>, 'caller'> & { reach: Reach };

/** Logs an action within a school, which reads it as well. */
export const writeSchoolAudit = (
  tx: Db,
  { reach, caller, ...own }: SchoolCaller,
  done: AuditDone,
) =>
  writeAudit(tx, own, {
    ...done,
    organisationId: reach.organisationId,
    address: hideEnd(caller.address),
  });

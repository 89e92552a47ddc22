import { writeAudience } from '../../modules/school/audience/audience.door';
import type { TestApp } from '../useTestApp';
import { askers, eachOwn, type IsolationRow, ownAlone, SCHOOL } from './row';

/** An audience with a join code, made by the teacher. */
const byCode = async ({ database, clock }: TestApp) => {
  const person = { id: askers.teacher, sessionId: 1, roles: [], organisationId: SCHOOL };
  const asked = { kind: 'code' } as const;
  return { audienceId: await writeAudience(database.db, { person, clock }, asked) };
};

export const audienceRows: Record<string, IsolationRow> = {
  'audience.people': { asked: () => ({}), expected: eachOwn },
  'audience.groups': { asked: () => ({ kind: 'year' }), expected: eachOwn },
  'audience.countGroups': { asked: () => ({ groups: [] }), expected: eachOwn },
  'audience.match': { asked: () => ({ text: '2026001' }), expected: eachOwn },
  'audience.matchSheet': {
    asked: () => ({}),
    file: { name: '名单.xlsx', bytes: 'no sheet at all' },
    // A file that is no spreadsheet is refused only after the access check.
    expected: { ...eachOwn, teacher: 400, schoolAdmin: 400, stranger: 400 },
  },
  'audience.detail': { asked: byCode, expected: ownAlone },
  'audience.renewCode': { asked: byCode, expected: ownAlone },
};

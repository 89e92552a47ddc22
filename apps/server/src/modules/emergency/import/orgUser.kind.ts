import { emergencyRoleCodes, emergencyRoles } from '@cheese/domain/codes/emergency/centre';
import type { OrgUserContract } from '@cheese/domain/contract/emergency/orgUser';
import { phoneFault } from '@cheese/domain/rules/people/phone';
import { failures } from '@cheese/domain/texts/failures';
import { importFaults as texts } from '@cheese/domain/texts/importFaults';
import type { Static } from 'typebox';
import type { Db } from '../../../db/database';
import { allowedSheet, exampleName } from '../../base/sheets/allowedSheet';
import { RowReader } from './columns.read';
import type { Cells, ImportKind, Known, Read } from './import.kind';
import { type Newcomer, registerMany, takeIn } from './orgUser.many';
import { importTexts } from './import.texts';
import { whoHas } from './orgUser.many.store';

type Written = Omit<Static<OrgUserContract['add']['body']>, 'orgId'>;

const titles = {
  name: importTexts.name,
  phone: importTexts.phone,
  role: importTexts.role,
} as const;
const roles = {
  3: emergencyRoles[emergencyRoleCodes.trainee],
  2: emergencyRoles[emergencyRoleCodes.orgAdmin],
};
const columns = [
  { title: titles.name, width: 16, isRequired: true },
  { title: titles.phone, width: 18, isRequired: true },
  { title: titles.role, width: 16, choices: Object.values(roles) },
];
const MOST_LETTERS = 30;

/** The same rules as for adding one person; without a role they become a trainee. */
function read(cells: Cells): Read<Written> {
  const row = new RowReader(cells);
  const name = row.text(titles.name);
  if (name === '') row.fault(titles.name, texts.empty);
  if (name.length > MOST_LETTERS) row.fault(titles.name, texts.tooLong(MOST_LETTERS));
  const phoneNum = row.text(titles.phone);
  const fault = phoneFault(phoneNum);
  if (fault) row.fault(titles.phone, fault);
  const role = row.code<2 | 3>(titles.role, roles, emergencyRoleCodes.trainee);
  return row.faults.length > 0 ? { faults: row.faults } : { payload: { name, phoneNum, role } };
}

const elsewhere: Known = {
  fault: { column: titles.phone, message: failures['orgUser.elsewhere'].message },
};

/** Looks up members of this organisation and people who belong to another. */
async function findKnown(db: Db, organisationId: number, people: Written[]) {
  const found = await whoHas(
    db,
    people.map(({ phoneNum }) => phoneNum),
  );
  const known = new Map<string, Known>();
  for (const { id, phone, isPlatformAdmin, orgNow } of found) {
    if (orgNow === organisationId) known.set(phone, { id });
    else if (orgNow !== null || isPlatformAdmin) known.set(phone, elsewhere);
  }
  return known;
}

const toNewcomer = ({ name, phoneNum, role }: Written): Newcomer => ({
  name,
  phone: phoneNum,
  isWelfareManager: role === emergencyRoleCodes.orgAdmin,
});

/** People for the roll. They have no password yet: they sign in with a code, or are given one. */
export const orgUserKind: ImportKind<Written> = {
  name: 'orgUser',
  title: importTexts.peopleTemplate,
  columns,
  template: [
    { name: importTexts.peopleSheet, columns, rows: [], isForm: true },
    {
      name: exampleName,
      columns,
      rows: [[importTexts.exampleName, '13800000000', roles[emergencyRoleCodes.trainee]]],
    },
    allowedSheet({ [titles.role]: roles }),
  ],
  read,
  keyOf: ({ phoneNum }) => phoneNum,
  findKnown,
  begin:
    async (inside, { organisationId, now }) =>
    async (some) => {
      const people = some.map(({ payload }) => payload);
      await registerMany(
        inside,
        people.map(({ phoneNum }) => phoneNum),
        now,
      );
      return takeIn(inside, organisationId, people.map(toNewcomer));
    },
};

import type { AudienceAsked } from '@cheese/domain/contract/school/audience';
import { refuse } from '../../../calls/refusal';
import type { Db } from '../../../db/database';
import {
  countOfGroups,
  countOwnGroups,
  type GroupKeys,
  replaceGroups,
} from './audience.groups.store';

type Asked = NonNullable<AudienceAsked['groups']>;

const nothing: GroupKeys = { departmentId: null, year: null, classId: null, teachingClassId: null };

const keysOf = ({ kind, id }: Asked[number]): GroupKeys => {
  switch (kind) {
    case 'department': {
      return { ...nothing, departmentId: id };
    }
    case 'year': {
      return { ...nothing, year: id };
    }
    case 'schoolClass': {
      return { ...nothing, classId: id };
    }
    case 'teachingClass': {
      return { ...nothing, teachingClassId: id };
    }
  }
};

/** Years as people enter schools; others are no year of anybody. */
const [FIRST_YEAR, LAST_YEAR] = [1900, 2200] as const;
const isYear = (year: number) => year >= FIRST_YEAR && year <= LAST_YEAR;

/** Refuses groups that are not of the school. */
export async function ownGroups(
  db: Db,
  organisationId: number,
  asked: Asked,
): Promise<GroupKeys[]> {
  const groups = asked.map(keysOf);
  const areYears = groups.every(({ year }) => year === null || isYear(year));
  const known = areYears ? await countOwnGroups(db, organisationId, groups) : 0;
  return known === groups.length ? groups : refuse('audience.strangeGroups');
}

export async function chooseGroups(
  db: Db,
  { id, organisationId }: { id: number; organisationId: number },
  { groups = [] }: AudienceAsked,
) {
  if (groups.length === 0) refuse('audience.noGroups');
  await replaceGroups(db, id, await ownGroups(db, organisationId, groups));
}

export async function measureGroups(db: Db, organisationId: number, groups: Asked) {
  return {
    count: await countOfGroups(db, organisationId, await ownGroups(db, organisationId, groups)),
  };
}

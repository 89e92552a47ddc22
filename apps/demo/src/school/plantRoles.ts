import { roleCodes } from '@cheese/domain/codes/people/roles';
import { present } from '@cheese/server/db/present';
import { addRole } from '@cheese/server/modules/school/rights/schoolRole.service';
import { setRoles } from '@cheese/server/modules/school/memberManage/member.acts';
import { membership } from '@cheese/server/modules/people/organisation/member.tables';
import { eq } from 'drizzle-orm';
import type { OpenedSchool } from './openSchool';
import type { DemoSchool } from './schools';

/** Gives the offices and the heads of departments to those who are named. */
export async function plantRoles(
  school: OpenedSchool,
  { offices, heads }: DemoSchool,
  departments: ReadonlyMap<string, number>,
) {
  for (const { name, rights, people } of offices) {
    const { id } = await addRole(school.db, school.admin, { name, rights });
    for (const who of people) await give(school, who, { roleIds: [id], headOf: [] });
  }
  for (const { department, people } of heads) {
    const id = present(departments.get(department));
    for (const who of people) await give(school, who, { roleIds: [], headOf: [id] });
  }
}

interface Given {
  roleIds: number[];
  headOf: number[];
}

async function give({ db, admin, memberOf }: OpenedSchool, who: string, given: Given) {
  const { id } = await memberOf(who);
  const [row] = await db.select().from(membership).where(eq(membership.id, id));
  const { version } = present(row);
  await setRoles(db, admin, { id, version, role: roleCodes.teacher, ...given });
}

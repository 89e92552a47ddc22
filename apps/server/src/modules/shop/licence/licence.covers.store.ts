import { memberStateCodes } from '@cheese/domain/codes/people/memberStates';
import { roleCodes } from '@cheese/domain/codes/people/roles';
import { type SQL, sql } from 'drizzle-orm';
import { literal } from '../../../db/literal';
import type { LicenceRow } from './licence.tables';

export type Covering = Pick<LicenceRow, 'id' | 'organisationId' | 'isByDepartment' | 'isByYear'>;

/** A query of the lines of the roll that a licence covers; nobody while the school is suspended. */
export const coveredBy = ({ id, organisationId, isByDepartment, isByYear }: Covering): SQL => sql`(
  select roll.id, roll.person_id, roll.name, roll.number, roll.year, roll.department_id
    from membership roll
    join organisation school on school.id = roll.organisation_id and school.suspended_at is null
  where roll.organisation_id = ${organisationId}
    and roll.role = ${literal(roleCodes.learner)} and roll.state = ${literal(memberStateCodes.active)}
    and roll.person_id is not null
    ${isByDepartment ? isInDepartments(id) : sql``} ${isByYear ? isOfYears(id) : sql``})`;

const isInDepartments = (licenceId: number) => sql`and roll.department_id in (
  select below.department_id from licence_group its
    join department_ancestor below on below.ancestor_id = its.department_id
  where its.licence_id = ${licenceId})`;

const isOfYears = (licenceId: number) => sql`and roll.year in (
  select its.year from licence_group its
  where its.licence_id = ${licenceId} and its.year is not null)`;

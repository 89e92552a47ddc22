import { memberStateCodes } from '@cheese/domain/codes/people/memberStates';
import { type Role, roleCodes } from '@cheese/domain/codes/people/roles';
import { teachingRoleCodes } from '@cheese/domain/codes/school/teachingClasses';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { literal } from '../../../db/literal';
import { asRows, countRows, type GroupKeys, ofAudience } from './audience.groups.store';

/** People with one of these roles: of the whole school, or of groups of it. */
export interface Addressed {
  organisationId: number;
  roles: readonly Role[];
  /** A saved audience of groups, or groups that are not saved; null for the whole school. */
  groups: { audienceId: number } | readonly GroupKeys[] | null;
}

const { learner } = teachingRoleCodes;

/** A query of `person_id`, which may name somebody twice. */
function selectAddressed({ organisationId, roles, groups }: Addressed): SQL {
  const hasRole = (alias: string) =>
    sql`${sql.raw(`${alias}.role`)} in ${[...roles]} and ${sql.raw(
      `${alias}.state = ${memberStateCodes.active} and ${alias}.person_id is not null`,
    )}`;
  if (groups === null) {
    return sql`select roll.person_id from membership roll
      where roll.organisation_id = ${organisationId} and ${hasRole('roll')}`;
  }
  const its =
    'audienceId' in groups ? ofAudience(groups.audienceId) : asRows(organisationId, groups);
  const inClass = placesOf(roles);
  return sql`with its as ${its}
    select roll.person_id from its
      join membership roll on roll.class_id = its.class_id
        and roll.organisation_id = its.organisation_id where ${hasRole('roll')}
    union all select roll.person_id from its
      join school_class on school_class.id = its.class_id
      join membership roll on roll.person_id = school_class.teacher_id
        and roll.organisation_id = its.organisation_id where ${hasRole('roll')}
    union all select roll.person_id from its
      join department_ancestor below on below.ancestor_id = its.department_id
      join membership roll on roll.department_id = below.department_id
        and roll.organisation_id = its.organisation_id where ${hasRole('roll')}
    union all select roll.person_id from its
      join membership roll on roll.organisation_id = its.organisation_id
        and roll.year = its.year where ${hasRole('roll')}
    union all select roll.person_id from its
      join teaching_place place on place.teaching_class_id = its.teaching_class_id
        and place.left_at is null and ${inClass}
      join membership roll on roll.id = place.membership_id
        and roll.organisation_id = its.organisation_id
      where roll.state = ${literal(memberStateCodes.active)} and roll.person_id is not null`;
}

/** In a teaching class somebody is a learner or teaches, whatever they are on the roll. */
function placesOf(those: readonly Role[]): SQL {
  const [isLearner, isTeacher] = [
    those.includes(roleCodes.learner),
    those.includes(roleCodes.teacher),
  ];
  if (isLearner && isTeacher) return sql`true`;
  if (isLearner) return sql`place.role = ${literal(learner)}`;
  return isTeacher ? sql`place.role <> ${literal(learner)}` : sql`false`;
}

/** A query of `person_id`: each of them once, and without this person. */
export const addressedPeople = (addressed: Addressed, withoutId: number): SQL =>
  sql`select distinct person_id from (${selectAddressed(addressed)}) as found
    where person_id <> ${withoutId}`;

export const countAddressed = (db: Db, addressed: Addressed, withoutId: number) =>
  countRows(db, addressedPeople(addressed, withoutId));

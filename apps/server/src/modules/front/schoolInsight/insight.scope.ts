import type { InsightGroup } from '@cheese/domain/codes/front/schoolInsight';
import { refuse } from '../../../calls/refusal';
import type { Db } from '../../../db/database';
import type { SharedReach } from '../../school/rights/answerInSchool';
import {
  findClass,
  findTeachingClass,
  findTerm,
  isTaughtIn,
  selectTrail,
} from './insight.scope.store';

/** At most one of these. */
export interface Place {
  departmentId?: number;
  classId?: number;
  teachingClassId?: number;
}

export interface Scope {
  reach: SharedReach;
  place: Place;
}

export const requireTerm = async (db: Db, { organisationId }: SharedReach, id: number) =>
  (await findTerm(db, organisationId, id)) ?? refuse('term.notFound');

interface Named {
  id: number;
  name: string;
}

export interface NamedPlace {
  departments: Named[];
  class: Named | null;
  teachingClass: Named | null;
}

const nowhere = () => refuse('schoolInsight.notFound');

/** What is chosen by name; refused where it is no part of what the caller may see. */
export async function requirePlace(db: Db, { reach, place }: Scope): Promise<NamedPlace> {
  const { departmentId, classId, teachingClassId } = place;
  if ([departmentId, classId, teachingClassId].filter((id) => id !== undefined).length > 1)
    nowhere();
  return {
    departments: departmentId === undefined ? [] : await trailOf(db, reach, departmentId),
    class: classId === undefined ? null : await classOf(db, reach, classId),
    teachingClass:
      teachingClassId === undefined ? null : await teachingClassOf(db, reach, teachingClassId),
  };
}

async function trailOf(db: Db, { organisationId, isWhole, departments }: SharedReach, id: number) {
  if (!isWhole && !departments.includes(id)) nowhere();
  const trail = await selectTrail(db, organisationId, id);
  if (trail.length === 0) nowhere();
  return isWhole ? trail : trail.filter((one) => departments.includes(one.id));
}

async function classOf(db: Db, reach: SharedReach, id: number) {
  const found = (await findClass(db, reach.organisationId, id)) ?? nowhere();
  const { departmentId, name } = found;
  const isHeaded = departmentId !== null && reach.departments.includes(departmentId);
  if (!reach.isWhole && !isHeaded && !reach.classes.includes(id)) nowhere();
  return { id, name };
}

async function teachingClassOf(db: Db, reach: SharedReach, id: number) {
  const { organisationId, isWhole, departments, teachingClasses } = reach;
  const found = (await findTeachingClass(db, organisationId, id)) ?? nowhere();
  const isReached =
    isWhole || teachingClasses.includes(id) || (await isTaughtIn(db, departments, id));
  return isReached ? found : nowhere();
}

/** What may be broken down further from here. */
export function groupsOf({ reach, place }: Scope): InsightGroup[] {
  const { isWhole, departments, classes, teachingClasses } = reach;
  if (place.classId !== undefined || place.teachingClassId !== undefined) return ['course'];
  const isHead = isWhole || departments.length > 0;
  const offered: Record<InsightGroup, boolean> = {
    department: isHead,
    class: isHead || classes.length > 0,
    teachingClass: isHead || teachingClasses.length > 0,
    course: true,
  };
  return (Object.keys(offered) as InsightGroup[]).filter((group) => offered[group]);
}

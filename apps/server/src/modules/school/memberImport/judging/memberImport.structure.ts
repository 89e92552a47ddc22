import {
  departmentKindCodes,
  departmentLimits,
  type DepartmentKind,
} from '@cheese/domain/codes/school/departments';
import { rosterFaults as texts } from '@cheese/domain/texts/rosterFaults';
import {
  type Fault,
  fault,
  type NewClass,
  type NewDepartment,
  type Place,
} from '../memberImport.shapes';
import { memberImportTexts } from '../memberImport.texts';
import { yearInName } from '../reading/readingTexts';

export interface DepartmentNow {
  id: number;
  parentId: number | null;
  kind: DepartmentKind;
  name: string;
}

export interface ClassNow {
  id: number;
  year: number;
  name: string;
  departmentId: number | null;
  isArchived: boolean;
}

type Found = { place: Place } | { fault: Fault };

const byName = <T extends { name: string }>(all: readonly T[]) => {
  const found = new Map<string, T[]>();
  for (const one of all) found.set(one.name, [...(found.get(one.name) ?? []), one]);
  return found;
};

/** The departments and classes of a school, and those that a file brings along. */
export class Structure {
  readonly departments: NewDepartment[] = [];
  readonly classes: NewClass[] = [];
  readonly #byId: ReadonlyMap<number, DepartmentNow>;
  readonly #named: ReadonlyMap<string, DepartmentNow[]>;
  readonly #classesById: ReadonlyMap<number, ClassNow>;
  readonly #classesNamed: ReadonlyMap<string, ClassNow[]>;
  readonly #newDepartments = new Map<string, NewDepartment>();
  readonly #newClasses = new Map<string, NewClass>();

  constructor(departments: readonly DepartmentNow[], classes: readonly ClassNow[]) {
    this.#byId = new Map(departments.map((one) => [one.id, one]));
    this.#named = byName(departments);
    this.#classesById = new Map(classes.map((one) => [one.id, one]));
    this.#classesNamed = byName(classes);
  }

  /** The major where one is named, else the department; null where neither is. */
  placeOf(department: string | null, major: string | null): Found | null {
    if (department === null) return major === null ? null : this.#majorAlone(major);
    const within = this.#departmentNamed(department);
    if (major === null || 'fault' in within) return within;
    return this.#majorIn(within.place, major);
  }

  #departmentNamed(name: string): Found {
    const all = (this.#named.get(name) ?? []).filter(
      ({ kind }) => kind === departmentKindCodes.department,
    );
    const atTop = all.filter(({ parentId }) => parentId === null);
    const [found, another] = atTop.length === 1 ? atTop : all;
    if (another) return { fault: fault('department', texts.departmentTwice(name)) };
    return found ? { place: found.id } : this.#make(null, name);
  }

  #majorsNamed(name: string) {
    return (this.#named.get(name) ?? []).filter(({ kind }) => kind === departmentKindCodes.major);
  }

  #majorAlone(name: string): Found {
    const [found, another] = this.#majorsNamed(name);
    if (another) return { fault: fault('major', texts.majorTwice(name)) };
    return found ? { place: found.id } : { fault: fault('major', texts.majorAlone) };
  }

  #majorIn(within: Place, name: string): Found {
    const below = this.#majorsNamed(name).filter(({ id }) => this.isWithin(id, within));
    const [found, another] = below;
    if (another) return { fault: fault('major', texts.majorTwice(name)) };
    return found ? { place: found.id } : this.#make(within, name);
  }

  #make(parent: Place | null, name: string): Found {
    const isMajor = parent !== null;
    const field = isMajor ? 'major' : 'department';
    const key = `${parent ?? ''}/${name}`;
    const known = this.#newDepartments.get(key);
    if (known) return { place: known.key };
    if (this.#depthOf(parent) >= departmentLimits.depth)
      return { fault: fault(field, texts.tooDeep(departmentLimits.depth)) };
    if (this.#byId.size + this.departments.length >= departmentLimits.count)
      return { fault: fault(field, texts.tooManyDepartments(departmentLimits.count)) };
    const label = isMajor ? memberImportTexts.under(this.labelOf(parent), name) : name;
    const made = { key, parent, isMajor, name, label };
    this.#newDepartments.set(key, made);
    this.departments.push(made);
    return { place: key };
  }

  #depthOf(place: Place | null): number {
    if (place === null) return 0;
    if (typeof place === 'string')
      return 1 + this.#depthOf(this.#newDepartments.get(place)?.parent ?? null);
    return 1 + this.#depthOf(this.#byId.get(place)?.parentId ?? null);
  }

  /** Whether a department lies in another one, or is it. */
  isWithin(id: number | null, place: Place): boolean {
    for (let at = id; at !== null; at = this.#byId.get(at)?.parentId ?? null) {
      if (at === place) return true;
    }
    return false;
  }

  labelOf(place: Place | null): string {
    if (place === null) return memberImportTexts.none;
    if (typeof place === 'string') return this.#newDepartments.get(place)?.label ?? '';
    const { name = '', parentId = null } = this.#byId.get(place) ?? {};
    return parentId === null ? name : memberImportTexts.under(this.labelOf(parentId), name);
  }

  /** A class by its name, and its year where several have it; made where there is none. */
  classOf(name: string, said: number | null, department: Place | null): Found {
    const year = said ?? yearIn(name);
    const named = this.#classesNamed.get(name) ?? [];
    const [found, another] = year === null ? named : named.filter((one) => one.year === year);
    if (another) return { fault: fault('className', texts.classTwice(name)) };
    if (found?.isArchived) return { fault: fault('className', texts.classArchived) };
    if (found) return { place: found.id };
    if (year === null) return { fault: fault('className', texts.classAlone) };
    const key = `${year}/${name}`;
    const known = this.#newClasses.get(key);
    if (!known) {
      const label = memberImportTexts.classLabel(year, name);
      const made = { key, department, year, name, label };
      this.#newClasses.set(key, made);
      this.classes.push(made);
    }
    return { place: key };
  }

  /** What a class says of its learners. */
  ofClass(place: Place): { year: number | null; department: Place | null } {
    if (typeof place === 'string') {
      const { year = null, department = null } = this.#newClasses.get(place) ?? {};
      return { year, department };
    }
    const { year = null, departmentId = null } = this.#classesById.get(place) ?? {};
    return { year, department: departmentId };
  }

  classLabel(place: Place | null): string {
    if (place === null) return memberImportTexts.none;
    if (typeof place === 'string') return this.#newClasses.get(place)?.label ?? '';
    const found = this.#classesById.get(place);
    return found ? memberImportTexts.classLabel(found.year, found.name) : '';
  }
}

/** 2026级临床1班 says its year itself. */
function yearIn(name: string): number | null {
  const found = yearInName.exec(name)?.[1];
  if (found === undefined) return null;
  const year = Number(found);
  return year < 100 ? 2000 + year : year;
}

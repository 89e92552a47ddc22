import { memberStateCodes } from '@cheese/domain/codes/people/memberStates';
import type { Answers } from '@cheese/domain/contract/call';
import type { MemberImportContract as C } from '@cheese/domain/contract/school/memberImport';
import { refuse } from '../../../calls/refusal';
import type { Db } from '../../../db/database';
import { isUniqueViolation } from '../../../db/violations';
import { insertNewcomers, reserveIds } from '../../people/person/person.door';
import { newNickname } from '../../people/person/register';
import { auditImport, requireImport, type RosterCaller } from './memberImport.caller';
import { mapInParts } from './inParts';
import { type Credentials, handOut, makeFor } from './memberImport.handOut';
import { look, storedRows, summaryOf, usedPlaces } from './reading/memberImport.look';
import { selectJudged } from './memberImport.rows.store';
import {
  claimImport,
  insertClass,
  insertDepartment,
  insertMembers,
  lockRoll,
  noteDone,
  noteMade,
  type RowDone,
  updateMembers,
} from './memberImport.save.store';
import type { Judged, Judgement, Place, Plan } from './memberImport.shapes';
import { renewPreview } from './memberImport.store';
import type { MemberImportHead as ImportHead } from './memberImport.tables';

type Stored = Awaited<ReturnType<typeof selectJudged>>;
type Planned = Judged & { plan: Plan };

/** Somebody has changed the roll since the preview: thrown to give the transaction up. */
class RollChanged extends Error {}

const uniques = [
  'membership_account',
  'membership_person',
  'department_name',
  'school_class_name',
] as const;
const isChanged = (error: unknown) =>
  error instanceof RollChanged || uniques.some((one) => isUniqueViolation(error, one));

/** Saves all of it, or nothing. Asked again, it has been saved and hands out nothing. */
export async function confirmImport(
  db: Db,
  caller: RosterCaller,
  id: number,
): Promise<Answers<C['confirm']>> {
  const head = await requireImport(db, caller, id);
  if (head.state === 'undone') refuse('memberImport.undone');
  if (head.state === 'saved') return { handedOut: null };
  const { created, changed, moved, leaving } = head.counts;
  if (created + changed + moved + leaving === 0) refuse('import.nothing');
  const stored = await selectJudged(db, id);
  const credentials = await makeFor(caller, stored);
  try {
    const saved = await db.transaction((inside) =>
      save(inside, caller, { head, stored, credentials }),
    );
    if (saved === null) return { handedOut: null };
    for (const personId of saved) caller.sessions.forget(personId);
    return { handedOut: await handOut(db, caller, credentials) };
  } catch (error) {
    if (!isChanged(error)) throw error;
    await lookAnew(db, caller, head, stored);
    return refuse('memberImport.rollChanged');
  }
}

async function lookAnew(db: Db, caller: RosterCaller, head: ImportHead, stored: Stored) {
  const seen = await look(db, caller, { ...head, isLocked: false }, stored);
  const cells = new Map(stored.map(({ row, cells: read }) => [row, read]));
  const rows = storedRows(seen, (row) => cells.get(row) ?? []);
  await renewPreview(db, head.id, summaryOf(seen), rows);
}

interface Saving {
  head: ImportHead;
  stored: Stored;
  credentials: Credentials;
}

/** Null where it was saved before; otherwise whose sessions know what is no longer so. */
async function save(inside: Db, caller: RosterCaller, saving: Saving): Promise<number[] | null> {
  const { head, stored } = saving;
  const { organisationId } = caller.reach;
  await lockRoll(inside, organisationId);
  if (!(await claimImport(inside, head.id, caller.clock.now()))) {
    return requireSaved(inside, caller, head.id);
  }
  const seen = await look(inside, caller, { ...head, isLocked: true }, stored);
  if (!(await isSame(seen.rows, stored))) throw new RollChanged();
  const places = await makePlaces(inside, caller, head.id, seen);
  const planned = seen.rows.filter((one): one is Planned => one.plan !== null);
  const created = await create(inside, caller, saving, places, planned);
  const changed = await change(inside, caller, places, planned);
  await noteDone(inside, head.id, [...created, ...changed]);
  const act = head.kind === 'leaving' ? 'roster.leave' : 'roster.import';
  await auditImport(inside, caller, act, head);
  return planned.flatMap(({ plan, verdict }) =>
    verdict === 'unchanged' ? [] : (plan.personId ?? []),
  );
}

/** While this call waited for the roll, another one has saved it, undone it, or taken its place. */
async function requireSaved(inside: Db, caller: RosterCaller, id: number) {
  const { state } = await requireImport(inside, caller, id);
  return state === 'saved' ? null : refuse('memberImport.undone');
}

const asSeen = ({ row, verdict, isUnclaimed, changes, faults }: Stored[number] | Judged) =>
  JSON.stringify([
    row,
    verdict,
    isUnclaimed,
    changes.map(({ field, before, after }) => [field, before, after]),
    faults.map(({ field, message }) => [field, message]),
  ]);

async function isSame(seen: readonly Judged[], stored: Stored) {
  if (seen.length !== stored.length) return false;
  const [now, before] = [await mapInParts(seen, asSeen), await mapInParts(stored, asSeen)];
  return now.every((one, at) => one === before[at]);
}

type Places = (place: Place | null) => number | null;

async function makePlaces(inside: Db, { reach }: RosterCaller, id: number, seen: Judgement) {
  const { organisationId } = reach;
  const { departments, classes } = usedPlaces(seen);
  const [made, madeClasses] = [new Map<string, number>(), new Map<string, number>()];
  const inTree: Places = (place) => (typeof place === 'string' ? (made.get(place) ?? null) : place);
  for (const { key, parent, isMajor, name } of departments) {
    const row = { organisationId, parentId: inTree(parent), isMajor, name };
    made.set(key, await insertDepartment(inside, row));
  }
  for (const { key, department, year, name } of classes) {
    const row = { organisationId, departmentId: inTree(department), year, name };
    madeClasses.set(key, await insertClass(inside, row));
  }
  await noteMade(inside, id, {
    madeDepartments: [...made.values()],
    madeClasses: [...madeClasses.values()],
  });
  const inClasses: Places = (place) =>
    typeof place === 'string' ? (madeClasses.get(place) ?? null) : place;
  return { inTree, inClasses };
}

type MadePlaces = Awaited<ReturnType<typeof makePlaces>>;

const writtenOf = (plan: Plan, { inTree, inClasses }: MadePlaces) => ({
  name: plan.name,
  pinyin: plan.pinyin,
  phone: plan.phone,
  gender: plan.gender,
  role: plan.role,
  year: plan.year,
  departmentId: inTree(plan.department),
  classId: inClasses(plan.schoolClass),
  state: plan.state,
  ...plan.guardianship,
});

async function create(
  inside: Db,
  { reach, clock }: RosterCaller,
  { credentials }: Saving,
  places: MadePlaces,
  planned: readonly Planned[],
): Promise<RowDone[]> {
  const { organisationId } = reach;
  const rows = planned.filter(({ verdict }) => verdict === 'created');
  const hashes = new Map(credentials.made.map(({ row, hash }) => [row, hash]));
  const accounts = rows.filter(({ row }) => hashes.has(row));
  const personIds = await reserveIds(inside, 'person', accounts.length);
  const personOf = new Map(accounts.map(({ row }, at) => [row, personIds[at] ?? 0]));
  const people = accounts.map(({ row, plan: { name, gender } }) => ({
    id: personOf.get(row) ?? 0,
    name,
    gender,
    nickname: newNickname(),
    passwordHash: hashes.get(row) ?? '',
  }));
  await insertNewcomers(inside, people, clock.now());
  const ids = await reserveIds(inside, 'membership', rows.length);
  const members = rows.map(({ row, plan }, at) => ({
    id: ids[at] ?? 0,
    personId: personOf.get(row) ?? null,
    number: plan.number,
    ...writtenOf(plan, places),
  }));
  await insertMembers(inside, { organisationId, now: clock.now() }, members);
  return rows.map(({ row }, at) => ({
    row,
    membershipId: ids[at] ?? 0,
    madePersonId: personOf.get(row) ?? null,
    before: null,
    versionAfter: 1,
  }));
}

const hasLeft = ({ state }: Plan) =>
  state === memberStateCodes.graduated || state === memberStateCodes.transferred;

async function change(
  inside: Db,
  { clock }: RosterCaller,
  places: MadePlaces,
  planned: readonly Planned[],
): Promise<RowDone[]> {
  const rows = planned.filter(({ changes, plan }) => plan.id !== null && changes.length > 0);
  const members = rows.map(({ plan }) => ({
    id: plan.id ?? 0,
    hasLeft: hasLeft(plan),
    ...writtenOf(plan, places),
  }));
  await updateMembers(inside, clock.now(), members);
  return rows.map(({ row, plan }) => ({
    row,
    membershipId: plan.id ?? 0,
    madePersonId: null,
    before: plan.before,
    versionAfter: plan.version + 1,
  }));
}

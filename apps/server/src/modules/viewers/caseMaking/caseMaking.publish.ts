import { packCase } from '@cheese/clinic/exchange/pack';
import { caseMakingLimits as limits } from '@cheese/domain/codes/viewers/caseMaking';
import type { Answers } from '@cheese/domain/contract/call';
import type { CaseMakingContract as C } from '@cheese/domain/contract/viewers/caseMaking';
import type { ClinicCase } from '@cheese/domain/contract/viewers/clinicCase';
import { eq } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { Db } from '../../../db/database';
import { Refusal, refuse } from '../../../refusal';
import { makeFindable } from '../../base/findable/findable.service';
import { refuseBanned } from '../../people/publicWord/publicWord.service';
import { patientFindable } from '../clinic/clinic.findable';
import { clinicRow } from '../clinic/clinic.row';
import { clinicCase } from '../clinic/clinic.tables';
import { checkMade } from '../making/making.check';
import { ownerOf } from '../making/making.own';
import { caseIn, stringsIn } from './caseMaking.file';
import { type Asking, type OwnMaking, takeOwn } from './caseMaking.own';
import { toMade } from './caseMaking.service';
import { findVersion, insertVersion, selectVersions, updateMaking } from './caseMaking.store';

export async function checkFile(asking: Asking, file: string): Promise<Answers<C['check']>> {
  ownerOf(asking.person, undefined);
  return played(asking, caseIn(file));
}

/** A case that nobody comes to the end of in time is no file that could be divided. */
async function played(asking: Asking, of: ClinicCase) {
  try {
    return await checkMade(asking, 'checkCase', of);
  } catch (error) {
    const isTooMuch = error instanceof Refusal && error.key.startsWith('heavy.');
    throw isTooMuch ? new Refusal('caseMaking.tooBig') : error;
  }
}

/** What was saved is looked at as a whole, and only then seen; a fault of the last moment stops it. */
export async function publishCase(
  asking: Asking,
  { id, edition }: Static<C['publish']['body']>,
): Promise<Answers<C['publish']>> {
  const { db, person, clock } = asking;
  const { its } = await takeOwn(db, person, id);
  if (its.edition !== edition) refuse('caseMaking.changedMeanwhile');
  const faults = await played(asking, its.of);
  if (faults.some(({ isHint }) => !isHint)) refuse('caseMaking.faulty');
  await refuseBanned(db, stringsIn(its.of));
  await db.transaction(async (tx) => {
    const held = await takeOwn(tx, person, id, true);
    if (held.its.edition !== edition) refuse('caseMaking.changedMeanwhile');
    if (held.its.publishedEdition === edition && held.its.caseId !== null) {
      await showAgain(tx, held.its.caseId);
      return;
    }
    const version = held.its.version + 1;
    const of = { ...held.its.of, key: `made${id}`, version };
    const caseId = await putCase(tx, held, of);
    await makeFindable(tx, patientFindable, [caseId]);
    await updateMaking(tx, id, { caseId, version, publishedEdition: edition });
    const when = { publishedBy: person.id, publishedAt: clock.now() };
    await insertVersion(
      tx,
      { makingId: id, version, title: of.title, of, ...when },
      limits.versions,
    );
  });
  return toMade(await takeOwn(db, person, id));
}

/** Not a word has changed. */
async function showAgain(tx: Db, caseId: number) {
  await tx.update(clinicCase).set({ isShown: true }).where(eq(clinicCase.id, caseId));
  await makeFindable(tx, patientFindable, [caseId]);
}

/** The case stays the same one: results and links of before lead to it. */
async function putCase(
  tx: Db,
  { its: { caseId, organisationId } }: OwnMaking,
  of: ClinicCase,
): Promise<number> {
  const row = { ...clinicRow(of), organisationId, isShown: true };
  if (caseId !== null) {
    await tx.update(clinicCase).set(row).where(eq(clinicCase.id, caseId));
    return caseId;
  }
  const [made] = await tx.insert(clinicCase).values(row).returning({ id: clinicCase.id });
  return made?.id ?? 0;
}

export async function withdrawCase(
  { db, person }: Asking,
  id: number,
): Promise<Answers<C['withdraw']>> {
  const { its } = await takeOwn(db, person, id);
  const { caseId } = its;
  if (caseId !== null) {
    await db.transaction(async (tx) => {
      await tx.update(clinicCase).set({ isShown: false }).where(eq(clinicCase.id, caseId));
      await makeFindable(tx, patientFindable, [caseId]);
    });
  }
  return toMade(await takeOwn(db, person, id));
}

export async function listVersions(
  { db, person }: Asking,
  id: number,
): Promise<Answers<C['versions']>> {
  await takeOwn(db, person, id);
  const rows = await selectVersions(db, id);
  return rows.map(({ publishedAt, ...row }) => ({ ...row, publishedAt: publishedAt.getTime() }));
}

export async function readVersion(
  { db, person }: Asking,
  { id, version }: Static<C['version']['query']>,
): Promise<Answers<C['version']>> {
  await takeOwn(db, person, id);
  const of = (await findVersion(db, id, version)) ?? refuse('caseMaking.noVersion');
  return { file: packCase(of) };
}

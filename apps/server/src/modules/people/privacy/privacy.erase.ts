import { genderCodes } from '@cheese/domain/codes/people/people';
import type { Db } from '../../../db/database';
import { refuse, Refusal } from '../../../calls/refusal';
import { hasAdministratorBut } from '../member/lastAdministrator';
import { lockToErase, selectOperatorIds, selectPerson, updatePerson } from '../person/person.door';
import { revokeAllBut } from '../session/session.door';
import type { Known, PersonalPart } from './privacy.part';
import { selectAdministered, selectLines } from './privacy.people.store';
import { eraseByPhone, scrubLinked } from './privacy.scrub.store';
import { deleteExportOf } from './privacy.store';
import { privacyTexts as texts } from './privacy.texts';

const DAY_MS = 86_400_000;

/** A school keeps an administrator, and so does the platform: whoever is the last hands over first. */
export async function requireReplaceable(tx: Db, personId: number) {
  for (const { id, organisationId } of await selectAdministered(tx, personId)) {
    if (!(await hasAdministratorBut(tx, organisationId, [id]))) refuse('privacy.lastAdmin');
  }
  const { isPlatformAdmin } = await selectPerson(tx, personId);
  if (isPlatformAdmin && (await selectOperatorIds(tx)).length < 2) refuse('privacy.lastOperator');
}

async function knownOf(tx: Db, personId: number): Promise<Known> {
  const { name, nickname, phone } = await selectPerson(tx, personId);
  const lines = (await selectLines(tx, personId)).map(({ line }) => line);
  const all = (words: (string | null)[]) => [...new Set(words.filter((word) => word !== null))];
  return {
    personId,
    names: all([name, nickname, ...lines.map((line) => line.name)]),
    phones: all([phone, ...lines.map((line) => line.phone)]),
  };
}

/**
 * Erases somebody whose days of waiting are over. What others rely on stays without their name:
 * orders and invoices by law, results for the school, what they wrote where others answered it.
 */
export async function eraseOne(
  db: Db,
  { personId, now, parts }: { personId: number; now: Date; parts: readonly PersonalPart[] },
) {
  await db.transaction(async (tx) => {
    if (!(await lockToErase(tx, personId, now))) return;
    try {
      await requireReplaceable(tx, personId);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      // They have become the last administrator meanwhile: asked again tomorrow.
      return updatePerson(tx, personId, { eraseAt: new Date(now.getTime() + DAY_MS) });
    }
    const known = await knownOf(tx, personId);
    for (const part of parts) await part.erase?.(tx, known);
    await deleteExportOf(tx, personId);
    await revokeAllBut(tx, personId, null, now);
    await eraseByPhone(tx, known);
    await scrubLinked(tx, known);
    await updatePerson(tx, personId, {
      phone: null,
      passwordHash: null,
      nickname: texts.erased,
      name: null,
      avatar: null,
      gender: genderCodes.undisclosed,
      introduction: '',
      isPlatformAdmin: false,
      eraseAt: null,
      erasedAt: now,
    });
  });
}

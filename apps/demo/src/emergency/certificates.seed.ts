import { desc, eq } from 'drizzle-orm';
import type { Db } from '@cheese/server/db/database';
import type { Seed } from '../planting/seed';
import { findOrg } from '@cheese/server/modules/emergency/people/org.store';
import { type DemoTrainee, selectTrainees } from './history.seed';
import { newCertificateNumber } from '@cheese/server/modules/people/certificate/certificateNumber';
import {
  insertCertificate,
  revokeOnce,
} from '@cheese/server/modules/people/certificate/certificate.store';
import { certificate } from '@cheese/server/modules/people/certificate/certificate.tables';
import type { CertificateItemRow } from '@cheese/server/modules/emergency/certificateItem/certificate.tables';
import { doneOf, isEarned } from '@cheese/server/modules/emergency/certificate/conditions';
import { selectDeeds } from '@cheese/server/modules/emergency/certificate/deeds.store';
import { selectOffered } from '@cheese/server/modules/emergency/certificate/certificateItem.store';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** What the keen ones among the demo people have earned; the others may claim theirs. */
export const seedCertificates: Seed = {
  area: 'certificates',
  async plant({ db, clock }) {
    const trainees = await selectTrainees(db, clock.now().getTime());
    for (const trainee of trainees) {
      if (trainee.habit === 'veteran' || trainee.habit === 'keen') await plantEarned(db, trainee);
    }
    for (const id of new Set(trainees.map(({ organisationId }) => organisationId))) {
      await revokeLatest(db, id, clock.now());
    }
  },
};

async function plantEarned(db: Db, trainee: DemoTrainee) {
  const items = await selectOffered(db, trainee.organisationId);
  const deeds = await selectDeeds(db, trainee);
  const [first, ...others] = items;
  // A veteran's first one is from long ago, and has run out.
  const days = trainee.visits.flatMap(
    ({ quizAt, studies }) => quizAt ?? studies[0]?.startedAt ?? [],
  );
  const [begun, last] = [days.at(0), days.at(-1)];
  if (!first || begun === undefined || last === undefined) return;
  const firstAt = trainee.habit === 'veteran' ? begun : last;
  await plantCertificate(db, trainee, { item: first, at: firstAt });
  for (const item of others) {
    const isReached = isEarned(item.conditions, doneOf(item.conditions, deeds));
    if (isReached) await plantCertificate(db, trainee, { item, at: last });
  }
}

interface Award {
  item: CertificateItemRow;
  at: number;
}

async function plantCertificate(db: Db, trainee: DemoTrainee, { item, at }: Award) {
  const issuedAt = at + 12 * MINUTE_MS;
  const centre = await findOrg(db, trainee.organisationId);
  await insertCertificate(db, {
    number: newCertificateNumber(),
    ...({ kind: 'welfare', subjectId: item.id } as const),
    personId: trainee.personId,
    organisationId: trainee.organisationId,
    name: trainee.name,
    itemName: item.name,
    orgName: centre?.name ?? '',
    template: item.template,
    issuedAt: new Date(issuedAt),
    expiresAt: item.validDays === null ? null : new Date(issuedAt + item.validDays * DAY_MS),
  });
}

async function revokeLatest(db: Db, organisationId: number, now: Date) {
  const [latest] = await db
    .select({ id: certificate.id })
    .from(certificate)
    .where(eq(certificate.organisationId, organisationId))
    .orderBy(desc(certificate.id))
    .limit(1);
  const revokeReason = '经核实，测验由他人代答，证书予以吊销。';
  const revokedAt = new Date(now.getTime() - DAY_MS / 2);
  if (latest) await revokeOnce(db, latest.id, { revokedAt, revokeReason, revokedBy: null });
}

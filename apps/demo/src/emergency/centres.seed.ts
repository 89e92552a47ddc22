import type { Db } from '@cheese/server/db/database';
import type { Seed } from '../planting/seed';
import { organisation } from '@cheese/server/modules/people/organisation/organisation.tables';
import { findByPhone, updatePerson } from '@cheese/server/modules/people/person/person.store';
import { person } from '@cheese/server/modules/people/person/person.tables';
import { insertPlace } from '@cheese/server/modules/people/member/roll.store';
import { demoCentres, type DemoCentre } from './people/centres';

const DAY_MS = 86_400_000;
const CENTRE_DAYS = 600;
const VETERAN_DAYS = 500;
/** The others joined one after the other in the fortnight that ended so many days ago. */
const JOINED_DAYS = 62;

export const seedCentres: Seed = {
  area: 'emergencyCentres',
  async plant({ db, clock }) {
    const now = clock.now().getTime();
    const ago = (days: number) => new Date(now - days * DAY_MS);
    let place = 0;
    for (const { name, manager, trainees } of demoCentres) {
      const organisationId = await plantCentre(db, name, ago(CENTRE_DAYS));
      const since = { registeredAt: ago(CENTRE_DAYS), isWelfareManager: true };
      await join(db, organisationId, { ...manager, ...since });
      for (const { name: traineeName, habit, phone } of trainees) {
        place += 1;
        const days = habit === 'veteran' ? VETERAN_DAYS : JOINED_DAYS + (place % 14);
        const trainee = { name: traineeName, phone: phone ?? phoneOf(place) };
        await join(db, organisationId, { ...trainee, registeredAt: ago(days) });
      }
    }
  },
};

/** Phones that belong to nobody who was planted elsewhere. */
const phoneOf = (place: number) => `138001${String(20_000 + place)}`;

async function plantCentre(db: Db, name: DemoCentre['name'], createdAt: Date) {
  const rows = await db
    .insert(organisation)
    .values({ service: 'emergency', name, createdAt })
    .returning({ id: organisation.id });
  return rows[0]?.id ?? 0;
}

interface Joining {
  name: string;
  phone: string;
  registeredAt: Date;
  isWelfareManager?: boolean;
}

/** Takes in who has this phone, and makes whoever is not there yet. */
async function join(db: Db, organisationId: number, joining: Joining) {
  const known = await findByPhone(db, 'emergency', joining.phone);
  if (known) await updatePerson(db, known.id, joining);
  const personId = known?.id ?? (await plantPerson(db, joining));
  await insertPlace(db, { organisationId, personId, name: joining.name });
}

async function plantPerson(db: Db, joining: Joining) {
  const row = { ...joining, service: 'emergency', nickname: joining.name } as const;
  const rows = await db.insert(person).values(row).returning({ id: person.id });
  return rows[0]?.id ?? 0;
}

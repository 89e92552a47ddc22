import { eq } from 'drizzle-orm';
import { receiveCode } from '../../../testing/calls/signingIn';
import {
  ADMIN,
  LEARNERS,
  licenceModules,
  licensing,
  STRANGER,
} from '../../../testing/given/school/licensing';
import { useTestApp } from '../../../testing/useTestApp';
import { authRoutes } from '../../people/auth/auth.routes';
import { membership } from '../../people/organisation/member.tables';
import { person } from '../../people/person/person.tables';
import { ownSchoolRoutes } from '../../school/ownSchool/ownSchool.routes';

const test = useTestApp({ modules: { main: [...licenceModules, ownSchoolRoutes, authRoutes] } });
const of = licensing(test);
const [MADE, B, C, D] = LEARNERS;
const phone = '13800000010';

/** A learner with a seat, whose account the school made, joins it to the one of their phone. */
async function joinAccounts() {
  await of.plant();
  const { db } = test.database;
  await db.update(person).set({ phone: null }).where(eq(person.id, MADE));
  await db.update(membership).set({ isAccountMade: true }).where(eq(membership.personId, MADE));
  const id = await of.sell();
  const said = { phoneNum: phone, code: await receiveCode(test, phone) };
  const joined = await of.ask('POST /doctor-cheese/own-school/v1/join', said, MADE);
  expect(joined).toMatchObject({ flag: 0 });
  test.clock.pass(60);
  await of.work();
  return id;
}

it('a seat goes along where two accounts are joined, and opens the product', async () => {
  const id = await joinAccounts();
  expect(await of.seatsOf(id, 'inUse')).toEqual([STRANGER, B, C]);
  expect([await of.isOpenTo(MADE), await of.isOpenTo(STRANGER)]).toEqual([false, true]);
});

it('a seat that came along is lost like any other', async () => {
  const id = await joinAccounts();
  await of.ask('PUT /doctor-cheese/school-licence/v1/free', { id, personId: STRANGER }, ADMIN);
  expect(await of.seatsOf(id, 'inUse')).toEqual([B, C, D]);
  const open = [];
  for (const personId of [...LEARNERS, STRANGER]) {
    if (await of.isOpenTo(personId)) open.push(personId);
  }
  expect(open).toEqual([B, C, D]);
});

import { calls, password } from '../../../testing/calls/signingIn';
import { useTestApp } from '../../../testing/useTestApp';
import { authRoutes } from '../auth/auth.routes';
import { person } from '../person/person.tables';
import { privacyRoutes } from './privacy.routes';

const test = useTestApp({ modules: { main: [privacyRoutes, authRoutes] } });
const [OWNER, OTHER] = [1, 2] as const;
const PHONES = { [OWNER]: '13912345678', [OTHER]: '13912345679' };

beforeEach(() => test.given({ people: [{ phone: PHONES[OWNER] }, { phone: PHONES[OTHER] }] }));

/** A code sent to the caller's own phone, whose digits their site does not know. */
async function codeOf(by: keyof typeof PHONES) {
  await test.ask(calls.sendCode, undefined, { token: await test.signIn(by) });
  return test.sms.inbox?.find(({ phone }) => phone === PHONES[by])?.code ?? 'none';
}
const leave = async (by: number, proof: object) =>
  test.ask('POST /doctor-cheese/privacy/v1/deletion', proof, { token: await test.signIn(by) });
const leaving = async () =>
  (await test.database.db.select().from(person))
    .filter(({ eraseAt }) => eraseAt !== null)
    .map(({ id }) => id);

it('deletes an account by a code to its own phone, and by no other', async () => {
  const [own, others] = [await codeOf(OWNER), await codeOf(OTHER)];
  expect(own).toMatch(/^\d{6}$/);
  expect((await leave(OWNER, { code: others })).body).not.toMatchObject({ flag: 0 });
  expect((await leave(OWNER, { password })).body).not.toMatchObject({ flag: 0 });
  expect(await leaving()).toEqual([]);
  expect((await leave(OWNER, { code: own })).body).toMatchObject({ flag: 0 });
  expect(await leaving()).toEqual([OWNER]);
});

it('takes a code once', async () => {
  const code = await codeOf(OWNER);
  const both = await Promise.all([leave(OWNER, { code }), leave(OWNER, { code })]);
  expect(both.filter(({ body }) => body.flag === 0)).toHaveLength(1);
});

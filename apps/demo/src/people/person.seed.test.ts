import { newPasswordFault } from '@cheese/domain/rules/people/newPassword';
import { calls, loginAsked, tokenOf } from '@cheese/server/testing/calls/signingIn';
import { plantAreas } from '../testing/plantAreas';
import { everyModule } from '@cheese/server/modules/modules';
import { useTestApp } from '@cheese/server/testing/useTestApp';
import { accountOf, demoAccounts } from './person/accounts';
import { seedPeople } from './person.seed';
import { demoPassword, demoPeople } from './person/people';

const test = useTestApp({ modules: everyModule });

beforeEach(() => plantAreas(test, [seedPeople]));

const withPhone = demoPeople.filter(({ phone }) => phone);
const bySchool = demoPeople.filter(({ phone }) => !phone);
const prefixes = { main: '/doctor-cheese', emergency: '/doctor-cheese-smreds' };

it.each(withPhone)('$role signs in on their site', async ({ service, phone: phoneNum }) => {
  const prefix = prefixes[service];
  const asked = { ...loginAsked, phoneNum, password: demoPassword };
  const { body } = await test.ask(`POST ${prefix}/auth/v1/login/pp`, asked);
  const info = await test.ask(`GET ${prefix}/user/v1/info/extend`, undefined, {
    token: tokenOf(body),
  });
  expect(info.status).toBe(200);
});

it.each(bySchool)('$role opens its organisations', async (demo) => {
  const asked = { name: accountOf(demo), pwd: demoPassword };
  expect((await test.ask(calls.orgList, asked)).body.data).toHaveLength(
    demo.memberships?.length ?? 0,
  );
});

it('every account that is printed has a password that the platform would take', () => {
  expect(demoAccounts()).toHaveLength(demoPeople.length);
  for (const { account, password } of demoAccounts()) {
    expect(newPasswordFault(password, account)).toBeNull();
  }
});

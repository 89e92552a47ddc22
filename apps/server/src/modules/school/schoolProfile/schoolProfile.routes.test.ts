import type { AuditEntry } from '@cheese/domain/contract/people/audit';
import type { SchoolProfile } from '@cheese/domain/contract/school/schoolProfile';
import sharp from 'sharp';
import { sendForm } from '../../../testing/calls/sendForm';
import { useTestApp } from '../../../testing/useTestApp';
import { schoolAuditRoutes } from '../schoolAudit/schoolAudit.routes';
import { schoolProfileRoutes } from './schoolProfile.routes';

const test = useTestApp({ modules: { main: [schoolProfileRoutes, schoolAuditRoutes] } });
const at = '/doctor-cheese/school-profile/v1';
const [ADMIN, TEACHER, OTHER_ADMIN] = [1, 2, 3] as const;

beforeEach(() =>
  test.given({
    people: [{}, {}, {}],
    organisations: [{ name: '仁心医学院' }, { name: '博爱医学院' }],
    memberships: [
      { personId: ADMIN, role: 1, name: '院长' },
      { personId: TEACHER, role: 2, name: '孙老师' },
      { personId: OTHER_ADMIN, role: 1, name: '外校院长', organisationId: 2 },
    ],
  }),
);

const ask = async (call: string, asked?: object, by: number = ADMIN) =>
  (await test.ask(call, asked, { token: await test.signIn(by) })).body;
const detail = async (by?: number) =>
  (await ask(`GET ${at}/detail`, undefined, by)).data as SchoolProfile;
const edit = async (said: object, by?: number) => {
  const { id: _, logo: __, ...shown } = await detail(by);
  return ask(`PUT ${at}/edit`, { ...shown, ...said }, by);
};
const log = async (by?: number) => {
  const { data } = await ask('GET /doctor-cheese/school-audit/v1/list', undefined, by);
  return (data as { list: AuditEntry[] }).list;
};
const sendLogo = async (bytes: Uint8Array | string, by: number = ADMIN) =>
  (
    await sendForm(test, `${at}/logo`, {
      file: { bytes, name: '校徽.png' },
      token: await test.signIn(by),
    })
  ).body;

it('changes its own school alone, and logs the fields that changed', async () => {
  const edited = await edit({ shortName: '仁医', colour: 'teal', contactName: '周敏' });
  expect(edited.data).toMatchObject({ shortName: '仁医', colour: 'teal', name: '仁心医学院' });
  expect((await log())[0]).toMatchObject({
    act: 'school.profile',
    changes: [
      { field: 'shortName', before: '', after: '仁医' },
      { field: 'contactName', before: '', after: '周敏' },
      { field: 'colour', before: '', after: '青色' },
    ],
  });
  expect(await detail(OTHER_ADMIN)).toMatchObject({ name: '博爱医学院', shortName: '' });
  expect(await log(OTHER_ADMIN)).toEqual([]);
});

it('tells the second of two administrators', async () => {
  const { version } = await detail();
  await edit({ shortName: '仁医' });
  expect(await edit({ shortName: '仁心', version })).toMatchObject({ key: 'school.changed' });
});

it('refuses the name of another school, and people who are no administrator', async () => {
  expect(await edit({ name: '博爱医学院' })).toMatchObject({ key: 'school.nameTaken' });
  expect(await ask(`GET ${at}/detail`, undefined, TEACHER)).toMatchObject({ flag: 403 });
});

it('takes a picture as the logo, never noise, and logs it', async () => {
  const create = { width: 80, height: 40, channels: 3, background: '#0b7d6e' } as const;
  const picture = await sharp({ create }).png().toBuffer();
  expect((await sendLogo(picture)).data).toMatchObject({
    logo: expect.stringMatching(/^logo\/[0-9a-f]{32}\.webp$/),
  });
  expect((await log())[0]).toMatchObject({ act: 'school.logo', about: '仁心医学院', changes: [] });
  expect(await sendLogo(Buffer.from('no picture'))).not.toMatchObject({ flag: 0 });
  expect((await log()).length).toBe(1);
});

import { loginAsked } from '../../../testing/calls/signingIn';
import { centreUrl, who } from '../../../testing/given/twoCentres';
import { useCentre } from '../../../testing/useCentre';
import { situationRoutes } from '../situation/situation.routes';
import { quizRoutes } from '../quiz/quiz.routes';
import { orgUserRoutes } from './orgUser.routes';
import { emergencyAuthRoutes } from '../../people/auth/emergencyAuth.routes';
import { certificateRecordRoutes } from '../certificate/certificateRecord.routes';
import { myCertificateRoutes } from '../certificate/myCertificate.routes';

/** A trainee who learned in 春晖, was removed there, and now belongs to 安澜. */
const test = useCentre({
  emergency: [
    certificateRecordRoutes,
    myCertificateRoutes,
    emergencyAuthRoutes,
    orgUserRoutes,
    quizRoutes,
    situationRoutes,
  ],
});
const phoneNum = '13900000002';
const days = '?from=1700000000000&to=1700100000000';

const signInBy = (password: string) =>
  test.ask(`POST ${centreUrl}/auth/v1/login/pp`, { ...loginAsked, phoneNum, password });
const reset = (by: 'manager' | 'otherManager' | 'platformAdmin') =>
  test.as(by, 'PUT smreds/org-user/v1/password', { id: who.trainee });
const edit = (changes: object) =>
  test.as('otherManager', 'PUT org/user/v1', {
    id: who.trainee,
    name: '苏学员',
    phoneNum,
    role: 3,
    ...changes,
  });
const remove = (by: 'manager' | 'otherManager') =>
  test.as(by, `DELETE org/user/v1/delete?id=${who.trainee}`);
const add = (by: 'manager' | 'otherManager') =>
  test.as(by, 'POST org/user/v1', { name: '苏学员', phoneNum, role: 3 });

const deeds = {
  quizzes: [{ personId: who.trainee, questionIds: [1], submittedAt: new Date(1_700_000_000_000) }],
  certificates: [{ personId: who.trainee }],
  studies: [{ personId: who.trainee }],
};

async function moveOver(done: Partial<typeof deeds>) {
  await test.given({ questions: [{}], certificateItems: [{}], resources: [{}], ...done });
  expect((await remove('manager')).status).toBe(200);
  expect((await add('otherManager')).status).toBe(200);
}

describe('a manager', () => {
  it.each(Object.entries(deeds))(
    'makes no password for who has %s of another organisation, and gives them no other phone',
    async (name, rows) => {
      await moveOver({ [name]: rows });
      const refused = {
        status: 409,
        body: { message: '该人员在其他机构有学习记录，请本人通过短信验证码登录或重置密码' },
      };
      expect(await reset('otherManager')).toMatchObject(refused);
      expect(await edit({ phoneNum: '13900000777' })).toMatchObject(refused);
      expect((await edit({ name: '苏念' })).status).toBe(200);
      expect((await reset('platformAdmin')).status).toBe(200);
    },
  );

  it('sees nothing of what they did there', async () => {
    await moveOver(deeds);
    const { body } = await test.as(
      'otherManager',
      `GET smreds/situation/v1/person/${who.trainee}${days}`,
    );
    expect(body.data).toMatchObject({ quizzes: 0, studiedResources: [], quizResults: [] });
    const records = await test.as('otherManager', 'GET smreds/cre/v1/record/list');
    expect(records.body.data).toMatchObject({ total: 0 });
  });

  it('makes one for who has done nothing elsewhere, and for who has come back', async () => {
    await moveOver({});
    expect((await reset('otherManager')).status).toBe(200);
    await remove('otherManager');
    await test.given(deeds);
    await add('manager');
    expect((await reset('manager')).status).toBe(200);
  });
});

describe('who is removed', () => {
  it('can no longer be signed in by a password that somebody there knows', async () => {
    const { body } = await reset('manager');
    const { password } = body.data as { password: string };
    expect((await signInBy(password)).status).toBe(200);
    await moveOver({});
    expect((await signInBy(password)).body).toMatchObject({ message: '账号或密码错误！' });
  });

  it('keeps their own results and certificates, wherever they belong', async () => {
    await moveOver(deeds);
    const token = await test.signIn(who.trainee);
    for (const call of ['smreds/quiz/v1/list', 'smreds/cre/v1/my/list']) {
      const { body } = await test.ask(`GET ${centreUrl}/${call}`, undefined, { token });
      expect(JSON.stringify(body.data)).toContain(call.includes('quiz') ? 'score' : 'TEST0');
    }
  });
});

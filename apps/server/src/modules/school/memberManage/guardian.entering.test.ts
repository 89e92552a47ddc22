import { authCalls } from '@cheese/domain/calls/people/auth';
import { ownSchoolCalls } from '@cheese/domain/calls/school/ownSchool';
import { userCalls } from '@cheese/domain/calls/people/user';
import { urlOf } from '../../../testing/useRosters';
import { deleteOutdated } from '../../people/privacy/privacy.retention';
import { warmSessions } from '../../people/session/warmSessions';
import {
  CHILD,
  STRANGER,
  lines,
  mother,
  UNDER_AGE,
  needed,
  at,
  useGuardians,
} from '../../../testing/useGuardians';

const { test, ask, post, row, edit, consent, withdraw, signIn, isMinor, keyOf } = useGuardians();

describe('entering', () => {
  it('is refused to a learner under 14 in words, in that school alone', async () => {
    expect((await signIn('S1')).status).toBe(200);
    await isMinor();
    const { status, body } = await signIn('S1');
    expect({ status, key: body['key'] }).toEqual({ status: 403, key: needed });
    expect(body['message']).toContain('请让监护人联系班主任或学校管理员');
    expect((await signIn('S2')).status).toBe(200);
    expect((await signIn('B1', 2)).status).toBe(200);
    expect(await row(lines.child)).toMatchObject({ state: 7, birthMonth: UNDER_AGE });
    expect(await row(lines.childThere)).toMatchObject({ state: 1, birthMonth: null });
  });

  it('tells whoever does not know the password nothing', async () => {
    await isMinor();
    const guess = { loginPlatform: 1, expireTime: 3600, orgId: 1, username: 'S1' };
    const guessed = { ...guess, password: 'Wrong-2026' };
    const { body } = await test.ask(`POST ${urlOf(authCalls.loginBySchoolAccount)}`, guessed);
    expect(body['key']).toBe('login.wrong');
    for (let nth = 0; nth < 12; nth += 1) expect(await keyOf(signIn('S1'))).toBe(needed);
  });

  it('is refused to a session of another school', async () => {
    await isMinor();
    const enter = (mainOrgId: number) => post(ownSchoolCalls.enter, { mainOrgId }, CHILD);
    expect(await enter(1)).toMatchObject({ key: needed });
    expect(await enter(2)).toMatchObject({ flag: 0 });
    expect(await enter(9)).toMatchObject({ key: 'ownSchool.notMember' });
  });

  it('is refused where somebody claims their line', async () => {
    const added = await ask(`POST ${at}/add`, {
      name: '孙小小',
      number: 'S9',
      gender: 0,
      departmentId: null,
      classId: null,
      year: null,
      role: 3,
      phone: '13800000006',
      birthMonth: UNDER_AGE,
      guardian: mother,
    });
    const { id } = added.data as { id: number };
    const claim = () =>
      ask(
        `${userCalls.changeIdentity.method} ${urlOf(userCalls.changeIdentity)}`,
        { mainOrgId: 1, name: '孙小小', number: 'S9' },
        STRANGER,
      );
    expect(await claim()).toMatchObject({ key: needed });
    expect((await row(id)).personId).toBeNull();
    await consent(id, { people: [{ id, version: 1 }] });
    expect(await claim()).toMatchObject({ flag: 0 });
  });

  it('follows a consent and its withdrawal at once, and within 5 s on other nodes', async () => {
    const token = await test.signIn(CHILD);
    const elsewhere = warmSessions(test.database.db, test.clock);
    const schoolOf = async () => (await elsewhere.find(token, 'main'))?.organisationId;
    expect(await schoolOf()).toBe(1);
    await isMinor();
    test.clock.pass(5);
    expect(await schoolOf()).toBe(2);
    expect(await consent(lines.child)).toMatchObject({ flag: 0, data: { changed: 1 } });
    expect((await signIn('S1')).status).toBe(200);
    test.clock.pass(5);
    expect(await schoolOf()).toBe(1);
    const listed = async () =>
      (await test.ask(`GET ${urlOf(ownSchoolCalls.list)}`, undefined, { token })).body.data;
    expect(await listed()).toMatchObject([{ mainOrgId: 1, isHere: true }, { mainOrgId: 2 }]);
    expect(await withdraw(lines.child)).toMatchObject({ flag: 0 });
    expect(await keyOf(signIn('S1'))).toBe(needed);
    expect(await listed()).toMatchObject([{ mainOrgId: 2, isHere: true }]);
    test.clock.pass(5);
    expect(await schoolOf()).toBe(2);
  });

  it('is open again by itself after the month of the fourteenth birthday', async () => {
    await edit(lines.child, { birthMonth: '2012-11', guardian: mother });
    const { db } = test.database;
    await deleteOutdated(db, new Date('2026-11-30T23:00:00+08:00'));
    expect(await row(lines.child)).toMatchObject({ state: 7 });
    await deleteOutdated(db, new Date('2026-12-01T01:00:00+08:00'));
    expect(await row(lines.child)).toMatchObject({ state: 1, guardianName: '李娟' });
    expect((await signIn('S1')).status).toBe(200);
    await deleteOutdated(db, new Date('2026-12-30T01:00:00+08:00'));
    expect(await row(lines.child)).toMatchObject({ guardianName: '李娟' });
    await deleteOutdated(db, new Date('2027-01-01T01:00:00+08:00'));
    const nothing = { birthMonth: null, guardianName: null, guardianPhone: null };
    expect(await row(lines.child)).toMatchObject(nothing);
  });
});

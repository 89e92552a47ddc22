import { guardianCalls as calls } from '@cheese/domain/calls/school/guardian';
import type { GuardianLine } from '@cheese/domain/contract/school/guardian';
import { auditEntry } from '../../people/audit/audit.tables';
import {
  ADMIN,
  CHILD,
  TEACHER,
  ELSEWHERE,
  lines,
  mother,
  UNDER_AGE,
  at,
  useGuardians,
} from '../../../testing/useGuardians';

const { test, ask, post, detail, row, edit, consent, withdraw, isMinor } = useGuardians();

describe('a form', () => {
  it('keeps nothing of who is 14 or older', async () => {
    await edit(lines.grown, { birthMonth: '2010-01', guardian: mother });
    expect(await row(lines.grown)).toMatchObject({
      state: 1,
      birthMonth: null,
      guardianName: null,
    });
  });

  it('keeps the phone and the guardian that it leaves out', async () => {
    await edit(lines.child, { birthMonth: UNDER_AGE, guardian: mother });
    await edit(lines.child, { guardian: { name: '李建国', relation: 1 } });
    const kept = { birthMonth: UNDER_AGE, guardianName: '李建国', guardianPhone: mother.phone };
    expect(await row(lines.child)).toMatchObject({ ...kept, guardianRelation: 1 });
    await edit(lines.child, { name: '李小' });
    expect(await row(lines.child)).toMatchObject({ ...kept, state: 7 });
  });

  it.each([
    [{ birthMonth: '2027-01' }, 'member.birthMonth'],
    [{ birthMonth: '2013-13' }, 'member.birthMonth'],
    [{ birthMonth: '1800-01' }, 'member.birthMonth'],
    [{ birthMonth: '2013' }, 'call.invalid'],
    [{ birthMonth: UNDER_AGE, guardian: { name: ' ', relation: null } }, 'words.empty'],
    [{ birthMonth: UNDER_AGE, guardian: { ...mother, phone: '12' } }, 'call.invalid'],
    [{ birthMonth: UNDER_AGE, guardian: { ...mother, relation: 9 } }, 'call.invalid'],
  ])('refuses %j', async (said, key) => {
    expect(await edit(lines.child, said)).toMatchObject({ key });
    expect(await row(lines.child)).toMatchObject({ version: 1 });
  });

  it('makes learners only of who is under 14', async () => {
    expect(await edit(lines.teacher, { birthMonth: UNDER_AGE })).toMatchObject({
      key: 'member.minorRole',
    });
    await isMinor();
    const asked = { id: lines.child, version: 2, role: 2, headOf: [], roleIds: [] };
    expect(await ask(`PUT ${at}/roles`, asked)).toMatchObject({ key: 'member.minorRole' });
  });

  it('that forgets the age lets in, and takes the consent along', async () => {
    await isMinor();
    await consent(lines.child);
    await edit(lines.child, { birthMonth: null });
    expect(await row(lines.child)).toMatchObject({
      state: 1,
      consentedOn: null,
      guardianName: null,
    });
  });
});

describe('a state', () => {
  it('of a disabled learner waits for the consent when they are enabled', async () => {
    await isMinor();
    const set = (state: number) =>
      ask(`PUT ${at}/state`, { ids: [lines.child, lines.grown], state });
    expect(await set(2)).toMatchObject({ data: { changed: 2 } });
    await consent(lines.child);
    expect(await row(lines.child)).toMatchObject({ state: 2 });
    await withdraw(lines.child);
    expect(await set(1)).toMatchObject({ data: { changed: 2 } });
    expect(await row(lines.child)).toMatchObject({ state: 7 });
    expect(await row(lines.grown)).toMatchObject({ state: 1 });
  });

  it('is what the list is filtered by', async () => {
    await isMinor();
    expect((await ask(`GET ${at}/list?state=7`)).data).toMatchObject({
      total: 1,
      list: [{ name: '李小明', state: 7 }],
    });
    expect((await ask(`GET ${at}/list?state=7`, undefined, ELSEWHERE)).data).toMatchObject({
      total: 0,
    });
  });
});

describe('consent', () => {
  beforeEach(isMinor);

  it('says who gave it, how, when, and who wrote it down', async () => {
    expect(await consent(lines.child)).toMatchObject({ data: { changed: 1 } });
    expect(await detail(lines.child)).toMatchObject({
      consent: 3,
      state: 1,
      guardianship: {
        birthMonth: UNDER_AGE,
        guardian: { name: '李娟', phone: '137****0001', relation: 2 },
        consent: { on: '2026-11-19', basis: 1, withdrawnAt: null },
      },
    });
    await withdraw(lines.child);
    const { consent: state, guardianship } = await detail(lines.child);
    expect([state, guardianship?.consent?.withdrawnAt]).toEqual([4, test.clock.now().getTime()]);
    expect(await withdraw(lines.child)).toMatchObject({ key: 'guardian.notGiven' });
    await consent(lines.child);
    expect(await detail(lines.child)).toMatchObject({ consent: 3 });
  });

  it('is logged with how it stood before, without the name of the guardian', async () => {
    await consent(lines.child);
    await withdraw(lines.child);
    const entries = await test.database.db.select().from(auditEntry).orderBy(auditEntry.id);
    expect(entries).toMatchObject([
      { act: 'member.edit', before: { consent: '不需要' }, after: { consent: '待监护人同意' } },
      {
        act: 'member.consent',
        about: '李小明 S1',
        byPersonId: ADMIN,
        toPersonId: CHILD,
        organisationId: 1,
        before: { consent: '待监护人同意' },
        after: { consent: '已同意', basis: '书面同意书', consentedOn: '2026-11-19' },
      },
      { act: 'member.withdraw', before: { consent: '已同意' }, after: { consent: '已撤回' } },
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/李娟|13700000001/);
  });

  it('is recorded for all who are chosen, or for nobody', async () => {
    const both = async () => ({
      people: [
        { id: lines.child, version: 2, guardian: mother },
        { id: lines.grown, version: (await row(lines.grown)).version, guardian: mother },
      ],
    });
    const asked = { ...(await both()), basis: 2, on: '2026-11-19' };
    expect(await post(calls.consent, asked)).toMatchObject({ key: 'guardian.notNeeded' });
    expect(await row(lines.child)).toMatchObject({ state: 7, consentedOn: null });
    await edit(lines.grown, { birthMonth: UNDER_AGE });
    const again = { ...(await both()), basis: 2, on: '2026-11-19' };
    expect(await post(calls.consent, again)).toMatchObject({ data: { changed: 2 } });
  });

  it.each([
    [{ on: '2026-11-21' }, 'guardian.future'],
    [{ on: '2026-02-30' }, 'call.invalid'],
    [{ on: '昨天' }, 'call.invalid'],
    [{ basis: 4 }, 'call.invalid'],
    [{ people: [{ id: 2, version: 2 }] }, 'guardian.noName'],
    [{ people: [{ id: 2, version: 1, guardian: mother }] }, 'member.changed'],
    [
      {
        people: [
          { id: 2, version: 2 },
          { id: 2, version: 2 },
        ],
      },
      'call.invalid',
    ],
    [{ people: [] }, 'call.invalid'],
  ])('refuses %j', async (said, key) => {
    expect(await consent(lines.child, said)).toMatchObject({ key });
    expect(await row(lines.child)).toMatchObject({ state: 7, version: 2 });
  });

  it('of one who was changed at once by two is told to the second', async () => {
    await consent(lines.child);
    for (let round = 0; round < 5; round += 1) {
      const seen = { id: lines.child, version: (await row(lines.child)).version };
      const answers = await Promise.all([
        consent(lines.child, { people: [seen] }),
        post(calls.withdraw, seen),
      ]);
      expect(answers.map(({ key }) => key ?? 'done').sort()).toEqual(['done', 'member.changed']);
      const { state, consentWithdrawnAt } = await row(lines.child);
      expect(state).toBe(consentWithdrawnAt === null ? 1 : 7);
      if (state === 7) await consent(lines.child);
    }
  });

  it('is nothing for others: of other schools, learners, teachers', async () => {
    const asked = { ids: [lines.child] };
    for (const by of [CHILD, TEACHER]) {
      expect(await post(calls.look, asked, by)).toMatchObject({ key: 'access.denied' });
      expect(await consent(lines.child, {}, by)).toMatchObject({ key: 'access.denied' });
      expect(await withdraw(lines.child, by)).toMatchObject({ key: 'access.denied' });
    }
    expect(await post(calls.look, asked, ELSEWHERE)).toMatchObject({ key: 'member.notFound' });
    expect(await consent(lines.child, {}, ELSEWHERE)).toMatchObject({ key: 'member.notFound' });
    expect(await withdraw(lines.child, ELSEWHERE)).toMatchObject({ key: 'member.notFound' });
    expect(await row(lines.child)).toMatchObject({ state: 7, version: 2 });
  });

  it('shows the guardians of those who are chosen', async () => {
    await edit(lines.child, { guardian: mother });
    const { data } = await post(calls.look, { ids: [lines.grown, lines.child] });
    expect(data as GuardianLine[]).toMatchObject([
      { id: lines.child, consent: 2, guardian: { name: '李娟', phone: '137****0001' }, version: 3 },
      { id: lines.grown, consent: 1, guardian: null },
    ]);
  });
});

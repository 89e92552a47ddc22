import type { MyCertificate } from '@cheese/domain/contract/people/shapes/certificateShapes';
import type { CertificateProgress } from '@cheese/domain/contract/emergency/shapes/certificateShapes';
import { centreUrl } from '../../../testing/given/twoCentres';
import { useCentre } from '../../../testing/useCentre';
import { orgUserRoutes } from '../roll/orgUser.routes';
import { certificateRecordRoutes } from './certificateRecord.routes';
import { myCertificateRoutes } from './myCertificate.routes';

const test = useCentre({
  emergency: [certificateRecordRoutes, myCertificateRoutes, orgUserRoutes],
});
const base = 'smreds/cre/v1/my';
const submittedAt = new Date('2026-11-12T08:00:00+08:00');
const conditions = { studySeconds: 60, resourceIds: [1, 2], quizzes: 1, passScore: 80 };

/** Signed in anew each time: years pass between the calls. */
const asTrainee = async (method: string, path: string, asked?: object) => {
  const token = await test.signIn(2);
  return test.ask(`${method} ${centreUrl}/${base}/${path}`, asked, { token });
};
const claim = (itemId = 1) => asTrainee('POST', 'claim', { itemId });
const progress = async () =>
  (await asTrainee('GET', 'progress')).body.data as CertificateProgress[];
const mine = (body: { data?: unknown }) => body.data as MyCertificate;

const earned = {
  studies: [
    { personId: 2, resourceId: 1, studiedMs: 40_000 },
    { personId: 2, resourceId: 2, studiedMs: 30_000 },
  ],
  quizzes: [{ personId: 2, score: 80, submittedAt }],
};

beforeEach(() =>
  test.given({
    resources: [{}, {}],
    certificateItems: [
      { conditions },
      { name: '已下架', groundState: 0 },
      { name: '已删除', deletedAt: submittedAt },
      { name: '别家的', organisationId: 2 },
    ],
  }),
);

describe('cre/v1/my/progress', () => {
  it('tells of each certificate that is offered what of it is done', async () => {
    await test.given({
      studies: [{ personId: 2, resourceId: 1, studiedMs: 45_500 }],
      quizzes: [
        { personId: 2, score: 79, submittedAt },
        { personId: 1, score: 100, submittedAt },
        { personId: 2, score: 100, submittedAt, organisationId: 2 },
      ],
    });
    expect(await progress()).toEqual([
      {
        itemId: 1,
        itemName: '心肺复苏合格证书',
        description: '完成学习并通过测验即可领取。',
        validDays: 365,
        conditions,
        done: { studySeconds: 45, resourceIds: [1], quizzes: 0 },
        canClaim: false,
        number: null,
        revokedAt: null,
      },
    ]);
  });

  it('says when it can be claimed, and when it was', async () => {
    await test.given(earned);
    expect((await progress())[0]).toMatchObject({ canClaim: true, number: null });
    const { number } = mine((await claim()).body);
    expect((await progress())[0]).toMatchObject({ canClaim: false, number });
  });

  it('asks for no resource that has left the shelf', async () => {
    await test.given({ resources: [{ groundedAt: null }] });
    await test.given({
      certificateItems: [{ conditions: { ...conditions, resourceIds: [1, 3] } }],
    });
    expect((await progress())[1]?.conditions.resourceIds).toEqual([1]);
  });
});

describe('cre/v1/my/claim', () => {
  it('issues a certificate with the names of the day', async () => {
    await test.given(earned);
    const now = test.clock.time.getTime();
    const certificate = mine((await claim()).body);
    expect(certificate).toMatchObject({
      name: '苏学员',
      itemName: '心肺复苏合格证书',
      orgName: '春晖公益急救中心',
      template: 1,
      state: 'valid',
      issuedAt: now,
      expiresAt: now + 365 * 86_400_000,
      revokedAt: null,
    });
    expect(certificate.number).toMatch(/^([0-9A-Z]{5}-){3}[0-9A-Z]{5}$/);
    const renamed = { id: 2, name: '苏改名', phoneNum: '13900000002', role: 3 };
    await test.as('manager', 'PUT org/user/v1', renamed);
    expect(mine((await claim()).body)).toEqual(certificate);
  });

  it('issues one, however often it is asked at once', async () => {
    await test.given(earned);
    const answers = await Promise.all([claim(), claim(), claim()]);
    expect(new Set(answers.map(({ body }) => mine(body).number)).size).toBe(1);
    expect((await test.as('trainee', `GET ${base}/list`)).body.data).toHaveLength(1);
  });

  it('issues another one once it has expired, for what was done since', async () => {
    await test.given(earned);
    const first = mine((await claim()).body);
    test.clock.pass(365 * 86_400);
    expect((await claim()).body).toMatchObject({ message: '尚未满足证书的领取条件' });
    expect((await progress())[0]).toMatchObject({
      done: { studySeconds: 0, resourceIds: [], quizzes: 0 },
      canClaim: false,
      number: null,
    });
    test.clock.pass(60);
    const now = test.clock.time;
    const visit = { personId: 2, startedAt: now, endedAt: now };
    await test.given({
      studies: [
        { ...visit, resourceId: 1, studiedMs: 40_000 },
        { ...visit, resourceId: 2, studiedMs: 30_000 },
      ],
      quizzes: [{ personId: 2, score: 80, submittedAt: now }],
    });
    expect((await progress())[0]).toMatchObject({ canClaim: true, number: null });
    const answers = await Promise.all([claim(), claim()]);
    const [renewed, again] = answers.map(({ body }) => mine(body));
    expect(renewed).toMatchObject({ state: 'valid', issuedAt: now.getTime() });
    expect(again?.number).toBe(renewed?.number);
    expect(renewed?.number).not.toBe(first.number);
    expect((await progress())[0]).toMatchObject({ canClaim: false, number: renewed?.number });
    const all = (await asTrainee('GET', 'list')).body.data as MyCertificate[];
    expect(all.map(({ state }) => state)).toEqual(['valid', 'expired']);
  });

  it('issues no other one for one that was revoked, expired or not', async () => {
    await test.given(earned);
    const { id, number } = mine((await claim()).body);
    await test.as('manager', 'PUT smreds/cre/v1/record/revoke', { id, reason: '代答' });
    const revokedAt = test.clock.time.getTime();
    expect((await progress())[0]).toMatchObject({ number, revokedAt, canClaim: false });
    test.clock.pass(366 * 86_400);
    expect(mine((await claim()).body)).toMatchObject({ number, state: 'revoked' });
    expect((await progress())[0]).toMatchObject({ canClaim: false, number });
  });

  it('says what is not earned, and what is not offered', async () => {
    expect((await claim()).body).toMatchObject({ message: '尚未满足证书的领取条件' });
    await test.given(earned);
    for (const itemId of [2, 3, 4, 99]) expect((await claim(itemId)).status).toBe(404);
  });
});

describe('cre/v1/my/list and get', () => {
  it('answer one’s own, with what it is worth now', async () => {
    await test.given(earned);
    const { number } = mine((await claim()).body);
    test.clock.pass(365 * 86_400);
    const typed = number.toLowerCase().replace(/-/g, '');
    const { body } = await asTrainee('GET', `get/${typed}`);
    expect(body.data).toMatchObject({ number, state: 'expired' });
  });
});

import type { CertificateRecord } from '@cheese/domain/contract/emergency/shapes/certificateShapes';
import { useCentre } from '../../../testing/useCentre';
import { certificateRecordRoutes } from './certificateRecord.routes';

const test = useCentre({ emergency: [certificateRecordRoutes] });
const base = 'smreds/cre/v1';
const ago = (days: number) => new Date(test.clock.time.getTime() - days * 86_400_000);
const numberOf = (place: number) => `TEST0-00000-00000-0000${place}`;

beforeEach(() =>
  test.given({
    certificateItems: [{}, {}, {}, { organisationId: 2 }],
    certificates: [
      { personId: 2, itemId: 1 },
      { personId: 2, itemId: 2, expiresAt: ago(0) },
      { personId: 1, itemId: 1, expiresAt: ago(1), revokedAt: ago(2), revokeReason: '冒名' },
      { personId: 1, itemId: 3, expiresAt: ago(-1), name: '李四' },
      { personId: 4, itemId: 4, organisationId: 2 },
    ],
  }),
);

const listed = async (query = '') =>
  (await test.as('manager', `GET ${base}/record/list${query}`)).body.data as {
    list: CertificateRecord[];
    total: number;
  };

describe('cre/v1/record/list', () => {
  it('answers what one’s own organisation issued, the newest first', async () => {
    const { list, total } = await listed();
    expect(total).toBe(4);
    expect(list.map(({ id, state }) => [id, state])).toEqual([
      [4, 'valid'],
      [3, 'revoked'],
      [2, 'expired'],
      [1, 'valid'],
    ]);
    expect(list[1]).toMatchObject({ phoneNum: '139****0001', revokeReason: '冒名', userId: 1 });
  });

  it.each([
    ['?state=valid', [4, 1]],
    ['?state=expired', [2]],
    ['?state=revoked', [3]],
    ['?itemId=1', [3, 1]],
    [`?keyword=${encodeURIComponent('李')}`, [4]],
    ['?keyword=test0-00000-00000-00001', [2]],
    ['?keyword=13900000002', [2, 1]],
    ['?keyword=1390000000', []],
    ['?page=2&pageCnt=3', [1]],
  ])('keeps to %s', async (query, ids) => {
    expect((await listed(query)).list.map(({ id }) => id)).toEqual(ids);
  });
});

describe('cre/v1/record/revoke', () => {
  const revoke = (id: number, reason: string) =>
    test.as('manager', `PUT ${base}/record/revoke`, { id, reason });

  it('is for good, with the first reason', async () => {
    expect((await revoke(1, ' 信息有误 ')).status).toBe(200);
    expect((await revoke(1, '另一个')).body).toMatchObject({ message: '该证书已被吊销' });
    const record = (await listed()).list.find(({ id }) => id === 1);
    expect(record).toMatchObject({ state: 'revoked', revokeReason: '信息有误' });
  });

  it('takes a reason', async () => {
    expect((await revoke(1, ' ')).body).toMatchObject({
      field: 'reason',
      message: '请输入吊销原因',
    });
  });
});

describe('cre/v1/verify', () => {
  const verify = (number: string, address?: string) =>
    test.ask(`GET /doctor-cheese-smreds/${base}/verify/${number}`, undefined, {
      ...(address && { address }),
    });

  it.each([
    [0, 'valid', '张*丰'],
    [1, 'expired', '张*丰'],
    [2, 'revoked', '张*丰'],
    [3, 'valid', '李*'],
  ])('tells anybody what certificate %d is worth, and no more', async (place, state, name) => {
    expect((await verify(numberOf(place))).body.data).toEqual({
      number: numberOf(place),
      expiresAt: place > 0 ? expect.any(Number) : null,
      revokedAt: state === 'revoked' ? expect.any(Number) : null,
      state,
      name,
      itemName: '心肺复苏合格证书',
      orgName: '春晖公益急救中心',
      issuedAt: new Date('2026-11-10T08:00:00+08:00').getTime(),
    });
  });

  it('reads a number as it was typed', async () => {
    expect((await verify('testo0000000000ooooo')).status).toBe(200);
    expect((await verify('NONE0')).body).toMatchObject({
      message: '未找到该证书，请核对证书编号',
    });
  });

  it('holds back who tries one number after the other', async () => {
    const tries = 60;
    for (let time = 0; time < tries; time++) await verify('NONE0', '203.0.113.7');
    expect((await verify(numberOf(0), '203.0.113.7')).status).toBe(429);
    expect((await verify(numberOf(0), '203.0.113.8')).status).toBe(200);
  });
});

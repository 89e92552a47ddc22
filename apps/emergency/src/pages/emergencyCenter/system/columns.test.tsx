import type { CertificateRecord } from '@cheese/domain/contract/emergency/shapes/certificateShapes';
import { cellsOf } from '@cheese/ui/testing/cellsOf';
import { personColumns as situationColumns, riskColumns } from './learnSituation/personColumns';
import { personColumns } from './people/personColumns';
import { questionColumns } from './questionManage/questionColumns';
import { resourceColumns } from './resourceManage/resourceColumns';
import { itemColumns } from './welfare/itemColumns';
import { recordColumns } from './welfare/recordColumns';

const at = Date.parse('2026-03-01T08:00:00+08:00');
const acts = () => [{ text: '办理', act: () => undefined }];
const none = () => undefined;

describe('what people have learned', () => {
  const person = { name: '甲', studySeconds: 0, resources: 2, quizzes: 3, certificates: 1 };

  it('says so where somebody never did', () => {
    const order = { chosen: 1, choose: none } as const;
    const cells = (more: object) => cellsOf(situationColumns(order, none), { ...person, ...more });
    const never = cells({ averageScore: null, lastStudiedAt: null });
    expect(never).toMatchObject({ name: '甲', resources: '2', quizzes: '3', certificates: '1' });
    const once = cells({ averageScore: 80, studySeconds: 7200, lastStudiedAt: at });
    for (const column of ['time', 'score', 'last']) {
      expect(never[column]).not.toBe('');
      expect(once[column]).not.toBe(never[column]);
    }
    expect(once['score']).toContain('80');
  });

  it('is sorted by one of three columns', () => {
    const asked: number[] = [];
    const order = { chosen: 1, choose: (by: number) => void asked.push(by) } as const;
    const sorts = situationColumns(order, none).flatMap(({ sort }) => sort ?? []);
    sorts.forEach(({ onSort }) => onSort());
    expect(asked.toSorted()).toEqual([1, 2, 3]);
    expect(sorts.filter(({ isSorted }) => isSorted)).toHaveLength(1);
  });

  it('says why somebody needs attention', () => {
    const row = { ...person, reasons: [1, 2], averageScore: null, lastStudiedAt: null };
    const cells = cellsOf(riskColumns(none), row as object);
    expect(cells['reasons']).not.toBe('');
    expect(cells).toMatchObject({ name: '甲' });
  });
});

it('people say whether they ever signed in', () => {
  const person = { name: '甲', phoneNum: '13800138000', role: 'orgUser', createdAt: at };
  const cells = (lastSignedInAt: number | null) =>
    cellsOf(personColumns(acts), { ...person, lastSignedInAt } as object);
  expect(cells(null)).toMatchObject({ name: '甲', phone: '13800138000', operations: '办理' });
  expect(cells(null)['lastSignedIn']).not.toBe('');
  expect(cells(at)['lastSignedIn']).not.toBe(cells(null)['lastSignedIn']);
});

it('questions and resources say what they are about', () => {
  const about = { category: 1, topic: 1, updatedAt: at } as const;
  const question = { stem: '题干', type: 1, difficulty: 1, ...about } as const;
  const said = cellsOf(questionColumns(acts), question);
  expect(said).toMatchObject({ stem: '题干', operations: '办理' });
  expect(Object.values(said)).not.toContain('');
  const resource = { cover: '/a.webp', title: '海姆立克', kind: 1, groundState: 1, ...about };
  const cells = cellsOf(resourceColumns(acts), { ...resource, uploadedBy: '甲' } as object);
  expect(cells).toMatchObject({ title: '海姆立克', by: '甲', operations: '办理' });
  expect(Object.keys(cells).filter((key) => cells[key] === '')).toEqual(['cover']);
});

it('certificates to be had are valid for some days, or for ever', () => {
  const item = { name: '急救员', template: 1, issued: 3, groundState: 1, updatedAt: at };
  const free = { studySeconds: 0, quizzes: 0, passScore: 80, resourceIds: [] as number[] };
  const cells = (validDays: number | null, conditions = free) =>
    cellsOf(itemColumns(acts), { ...item, conditions, validDays } as object);
  const [forEver, forAMonth] = [cells(null), cells(30)];
  expect(forAMonth['validity']).toContain('30');
  expect(forEver['validity']).not.toContain('30');
  expect(forEver).toMatchObject({ name: '急救员', operations: '办理' });
  expect(forEver['issued']).toContain('3');
  expect(Object.values(forEver)).not.toContain('');
  const asking = { studySeconds: 61, quizzes: 3, passScore: 80, resourceIds: [5, 6, 7, 8] };
  const asked = cells(null, asking)['conditions'];
  expect(asked?.split('\n')).toEqual([
    expect.stringMatching(/2/),
    expect.stringMatching(/3.*80|80.*3/),
    expect.stringMatching(/4/),
  ]);
  expect(asked).not.toContain(forEver['conditions']);
});

it('certificates that were issued say when they end, and why one was revoked', () => {
  const record: Partial<CertificateRecord> = {
    name: '甲',
    phoneNum: '13800138000',
    itemName: '急救员',
    number: 'N3',
    issuedAt: at,
    expiresAt: null,
    state: 'valid',
    revokeReason: null,
  };
  const cells = (more: Partial<CertificateRecord>) =>
    cellsOf(recordColumns(none), { ...record, ...more });
  const valid = cells({});
  expect(valid).toMatchObject({ name: '甲', phone: '13800138000', item: '急救员' });
  expect(valid['number']).toMatch(/^N3\(.+N3.*\)$/);
  expect(valid['issued']).toMatch(/2026/);
  expect(valid['expires']).not.toMatch(/2026/);
  expect(valid['operations']).not.toBe('');
  const revoked = cells({ state: 'revoked', revokeReason: '代考', expiresAt: at });
  expect(revoked['expires']).toBe(valid['issued']);
  expect(revoked['state']).toMatch(/代考/);
  expect(revoked['operations']).toBe('');
});

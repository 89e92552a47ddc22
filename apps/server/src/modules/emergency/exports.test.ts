import { readSheet, type SheetData } from 'read-excel-file/node';
import { useCentre } from '../../testing/useCentre';
import { who, type Who } from '../../testing/given/twoCentres';
import { madeFileRoutes } from '../people/madeFile/madeFile.routes';
import { situationRoutes } from './situation/situation.routes';
import { questionRoutes } from './question/question.routes';
import { certificateRecordRoutes } from './certificate/certificateRecord.routes';

const test = useCentre({
  emergency: [questionRoutes, certificateRecordRoutes, situationRoutes],
  aside: [madeFileRoutes],
});

interface Fetched {
  status: number;
  url?: string;
  fileName?: string;
  file?: Awaited<ReturnType<typeof test.app.inject>>;
  rows?: SheetData;
}

async function sheetOf(call: string, by: Who = 'manager'): Promise<Fetched> {
  const { status, body } = await test.as(by, `GET ${call}`);
  if (status !== 200) return { status };
  const link = body.data as { url: string; fileName: string };
  const file = await test.fetch(link.url, await test.signIn(who[by]));
  return { status, ...link, file, rows: await readSheet(file.rawPayload) };
}

const questions = 'smreds/question/v1/export';
const records = 'smreds/cre/v1/record/export';
const month = 'from=1793462400000&to=1796054400000';
const situation = `smreds/situation/v1/export?${month}`;

describe('questions', () => {
  it('are exported in the columns of the template, by the filter', async () => {
    await test.given({
      questions: [{}, { stem: '别的主题', topic: 1 }, { organisationId: 2, stem: '别家的' }],
    });
    const { rows = [], fileName } = await sheetOf(`${questions}?topic=9`);
    expect(fileName).toBe('题库_2026-11-20.xlsx');
    expect(rows).toHaveLength(2);
    expect(rows[0]?.slice(0, 3)).toEqual(['题型', '题干', '选项A']);
    expect(rows[1]?.slice(0, 5)).toEqual([
      '单选题',
      '成人胸外按压的频率是每分钟多少次？',
      '60～80 次',
      '100～120 次',
      '140～160 次',
    ]);
  });

  it('what looks like a formula stays text', async () => {
    const stems = ['=HYPERLINK("http://x")', '+1', '-1', '@SUM(A1)'];
    await test.given({ questions: stems.map((stem) => ({ stem })) });
    const { rows = [], file } = await sheetOf(questions);
    expect(rows.slice(1).map((row) => row[1])).toEqual([...stems].reverse());
    expect(file?.rawPayload.includes('<f>')).toBe(false);
  });

  it('of another organisation are not', async () => {
    expect(await sheetOf(`${questions}?orgId=2`)).toEqual({ status: 404 });
    expect((await sheetOf(`${questions}?orgId=2`, 'platformAdmin')).rows).toHaveLength(1);
  });
});

describe('certificate records', () => {
  it('are exported as they are listed', async () => {
    await test.given({
      certificateItems: [{}, { name: '别的' }],
      certificates: [{ personId: 2 }, { personId: 2, itemId: 2, revokedAt: test.clock.time }],
    });
    const { rows = [], fileName } = await sheetOf(`${records}?state=valid`);
    expect(fileName).toBe('证书记录_2026-11-20.xlsx');
    expect(rows.slice(1)).toEqual([
      [
        'TEST0-00000-00000-00000',
        '张三丰',
        '139****0002',
        '心肺复苏合格证书',
        '有效',
        '2026-11-10 08:00',
        ...Array.from({ length: (rows[0]?.length ?? 0) - 6 }, () => null),
      ],
    ]);
    expect((await sheetOf(records, 'otherManager')).rows).toHaveLength(1);
  });
});

describe('the situation', () => {
  it('is exported with everybody who fits', async () => {
    const { rows = [], fileName } = await sheetOf(
      `${situation}&keyword=${encodeURIComponent('学员')}`,
    );
    expect(fileName).toBe('学情_2026-11-01至2026-11-30_2026-11-20.xlsx');
    expect(rows.map((row) => row.slice(0, 2))).toEqual([
      ['姓名', '学习时长（分钟）'],
      ['苏学员', 0],
    ]);
  });
});

describe('the link', () => {
  it('names the file in Chinese, is kept by nobody, and ends', async () => {
    const { url = '', file } = await sheetOf(questions);
    expect(file?.headers).toMatchObject({
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('题库_2026-11-20.xlsx')}`,
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'cache-control': 'private, no-store',
    });
    test.clock.pass(301);
    const token = await test.signIn(who.manager);
    expect((await test.fetch(url, token)).statusCode).toBe(404);
  });

  it.each(['trainee', 'otherManager', 'platformAdmin'] as const)(
    'is worth nothing to another: %s',
    async (other) => {
      const { url = '' } = await sheetOf(questions);
      const token = await test.signIn(who[other]);
      expect((await test.fetch(url, token)).statusCode).toBe(404);
      expect((await test.app.inject({ url })).statusCode).toBe(404);
    },
  );

  it('stands in no log', async () => {
    const { url = '' } = await sheetOf(questions);
    expect(test.log.join('')).not.toContain(url.slice(url.lastIndexOf('/') + 1));
  });

  it('cannot be guessed', async () => {
    const token = await test.signIn(who.manager);
    expect((await test.fetch('/storage/made/guess.xlsx', token)).statusCode).toBe(404);
  });
});

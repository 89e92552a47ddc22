import { smallCase } from '@cheese/patients/testing/smallCase';
import { tiny } from '@cheese/drills/testing/tiny';
import { useTestApp } from '../../../testing/useTestApp';
import { helpArticle } from '../../content/help/help.tables';
import { drill } from '../../training/drill/drill.tables';
import { rowOfDrill } from '../../training/drill/drill.graphs';
import { patientRow } from '../../training/patient/patient.row';
import { patientCase } from '../../training/patient/patient.tables';
import {
  FIRST_MADE,
  madeSimulation,
  simulation,
} from '../../training/simulation/simulation.tables';
import { findables } from './findables';

const test = useTestApp();

async function found(kind: string, asked: { ids: number[] } | { after: number; limit: number }) {
  const source = findables.find((one) => one.kind === kind);
  return (await source?.select(test.database.db, asked)) ?? [];
}
const first = async (kind: string) => (await found(kind, { after: 0, limit: 1 }))[0];

it('commodities are found by their type, their charge, their tags and their teacher', async () => {
  const tags = [{ type: 1, name: '内科' }] as const;
  const course = { type: 1, courseType: 1, charge: 2, weight: 5, teacher: '王老师' } as const;
  await test.given({
    tags: [...tags],
    commodities: [
      { title: '心电图', description: '简介', ...course, tagIds: [1] },
      { title: '肝脏', description: '', type: 2, charge: 1 },
    ],
  });
  expect(await first('commodity')).toEqual({
    id: 1,
    type: 1,
    title: '心电图',
    text: '简介',
    teacher: '王老师',
    weight: 5,
    tags: ['内科'],
    typeNames: ['医学课程', '平台课程', '付费'],
  });
  const [whole] = await found('commodity', { ids: [2] });
  expect(whole).toMatchObject({ tags: [], typeNames: ['数字标本', '免费'] });
});

it('news are found by their category and their source, the newer first', async () => {
  const [early, late] = [new Date(60_000), new Date(180_000)];
  const article = { summary: '摘要', html: '<p>正文</p>', source: '编辑部', category: 1 } as const;
  await test.given({
    news: [
      { title: '旧', publishedAt: early, ...article },
      { title: '新', publishedAt: late, ...article },
    ],
  });
  const [old, fresh] = await found('news', { after: 0, limit: 2 });
  expect(old).toEqual({
    id: 1,
    type: 128,
    title: '旧',
    text: '摘要\n 正文 ',
    school: '编辑部',
    weight: 1,
    tags: ['政策动态'],
    typeNames: ['实时资讯'],
  });
  expect(fresh?.weight).toBe(3);
});

it('slides are found by organ, field, library and stain', async () => {
  const words = { title: '肝小叶', titleEn: 'Lobule', summary: '中央静脉', material: '猪肝' };
  await test.given({ slides: [{ slides: [{ ...words, viewCount: 7 }, { system: null }] }] });
  const [slide, bare] = await found('slide', { after: 0, limit: 2 });
  expect(slide).toEqual({
    id: 1,
    type: 32,
    title: '肝小叶',
    weight: 7,
    typeNames: ['数字切片', '切片', 'HE染色'],
    tags: ['肝', 'Lobule', '组织学与胚胎学', '切片库1', '消化系统'],
    text: '中央静脉\n猪肝',
  });
  expect(bare?.tags).toEqual(['肝', '组织学与胚胎学', '切片库1']);
});

it('drills and patients are found by what their cards say, each school its own', async () => {
  const { db } = test.database;
  await test.given({ organisations: [{}] });
  const [all, mine] = [rowOfDrill(tiny, 3), rowOfDrill(tiny, 4)];
  await db.insert(drill).values([
    { ...all, key: 'all', topic: 9, difficulty: 1 },
    { ...mine, key: 'mine', topic: null, difficulty: 2, organisationId: 1 },
  ]);
  const drills = await found('drill', { after: 0, limit: 5 });
  expect(drills).toEqual([
    {
      id: 1,
      type: 512,
      title: '小演练',
      weight: -3,
      typeNames: ['急救演练', '急救', '演练'],
      tags: ['心肺复苏', '入门'],
      text: '简介',
      shelf: 'catalogue',
    },
    expect.objectContaining({ tags: ['进阶'], weight: -4, shelf: 'school 1' }),
  ]);
  await db.insert(patientCase).values({ ...patientRow(smallCase), field: '心内科', level: 1 });
  expect(await first('patient')).toEqual({
    id: 1,
    type: 1024,
    title: smallCase.title,
    weight: -1,
    typeNames: ['虚拟病人', '病例', '临床思维'],
    tags: ['心内科', '入门'],
    text: smallCase.patient.complaint,
    shelf: 'catalogue',
  });
});

it('simulations of teachers are found by aims, equipment and steps', async () => {
  const { db } = test.database;
  const id = FIRST_MADE;
  await db.insert(simulation).values({ id, aims: ['目的'], equipment: ['镊子'], steps: ['消毒'] });
  const made = { id, title: '换药', summary: '简介', updatedAt: new Date() };
  await db.insert(madeSimulation).values({ ...made, isShown: true });
  expect(await first('madeSimulation')).toEqual({
    id,
    type: 2048,
    title: '换药',
    weight: id,
    typeNames: ['自制仿真', '虚拟仿真', '仿真'],
    tags: [],
    parts: ['目的', '镊子', '消毒'],
    text: '简介',
    shelf: 'catalogue',
  });
});

it('help is found by its category, and pages by their other names', async () => {
  const article = {
    showType: 1,
    category: '支付',
    title: '支付说明',
    summary: '怎样支付',
  } as const;
  const more = { place: 2, html: '<p>凭证</p>', updatedAt: new Date() };
  await test.database.db.insert(helpArticle).values({ ...article, ...more });
  expect(await first('help')).toEqual({
    id: 1,
    type: 4096,
    title: '支付说明',
    weight: -2,
    typeNames: ['帮助'],
    tags: ['支付'],
    text: '怎样支付\n 凭证 ',
  });
  const [page, next, ...rest] = await found('page', { after: 1, limit: 2 });
  expect(page).toMatchObject({ id: 2, weight: -2, type: 4096, typeNames: ['服务'] });
  expect(page?.tags).toContain('结业证书');
  expect([next?.id, rest]).toEqual([3, []]);
  expect((await found('page', { ids: [3, 1] })).map(({ id }) => id)).toEqual([1, 3]);
});

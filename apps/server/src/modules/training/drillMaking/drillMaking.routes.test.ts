import type { DrillRun } from '@cheese/domain/contract/training/drill';
import type {
  DrillFault,
  DrillVersion,
  MadeDrill,
} from '@cheese/domain/contract/training/drillMaking';
import { importDrill, packDrill } from '@cheese/drills/exchange/exchange';
import { tiny } from '@cheese/drills/testing/tiny';
import { seeing } from '../../../testing/calls/commenting';
import { drillMakingCalls } from '../../../testing/calls/drillMakingCalls';
import { callsAbout } from '../../../testing/calls/graphMakingCalls';
import { COLLEAGUE, LEARNER, STRANGER } from '../../../testing/given/teaching';
import { useTestApp } from '../../../testing/useTestApp';
import { searchRoutes } from '../../front/search/search.routes';
import { commentRoutes } from '../../learning/comment/comment.routes';
import { sensitiveWord } from '../../people/publicWord/publicWord.tables';
import { seeSpokenOf } from '../drill/drill.door';
import { drillRoutes } from '../drill/drill.routes';
import { drillMakingRoutes } from './drillMaking.routes';
import { drillMaking, drillVersion } from './drillMaking.tables';

const spoken = [searchRoutes, commentRoutes({ ...seeing, seeDrill: seeSpokenOf })];
const test = useTestApp({ modules: { main: [drillRoutes, drillMakingRoutes, ...spoken] } });
const PLATFORM = 6;
const calls = drillMakingCalls(test);
const { given, ask, make, brought, detail, save, publish, published, list, seen, begin } = calls;

beforeEach(async () => {
  await given();
});

it('begins as a draft in which everything is to be written, and tells what', async () => {
  const made = (await make('POST ', { title: ' 课堂演练 ' })).body.data as MadeDrill;
  expect(made).toMatchObject({ title: '课堂演练', state: 'draft', edition: 1, scenarioId: null });
  const { file } = await detail(made.id);
  const faults = (await make('POST /check', { file })).body.data as DrillFault[];
  expect(faults).toContainEqual({ kind: 'missingText', where: 'scene1', says: '正文没有写。' });
  const refused = await publish(made.id, 1);
  expect([refused.status, refused.body.key]).toEqual([409, 'drillMaking.faulty']);
  expect(await seen(LEARNER)).toEqual([]);
});

it('what goes out as a file comes in again, and what is none is refused with its place', async () => {
  const { id } = await brought();
  expect(importDrill((await detail(id)).file)).toEqual({ drill: tiny });
  const broken = packDrill({ ...tiny, minutes: 'three' as unknown as number });
  for (const call of ['POST /file', 'POST /check']) {
    const { status, body } = await make(call, { file: broken });
    expect([status, body.message]).toEqual([400, 'minutes：应当是数字。']);
  }
  expect((await make('POST /file', { file: 'a'.repeat(300_001) })).status).toBe(400);
  const nul = packDrill({ ...tiny, title: '一\0二' });
  expect((await make('POST /file', { file: nul })).body.message).toContain('无法保存的字符');
});

it('of two who save the later hears of it, and nothing is written over', async () => {
  const { id } = await brought();
  expect((await save(id, 1, { ...tiny, title: '甲' })).status).toBe(200);
  const late = await save(id, 1, { ...tiny, title: '乙' }, COLLEAGUE);
  expect([late.status, late.body.key]).toEqual([409, 'drillMaking.changedMeanwhile']);
  expect(await detail(id)).toMatchObject({ title: '甲', edition: 2 });
  // Publishing also requires the current edition.
  expect((await publish(id, 1, COLLEAGUE)).body.key).toBe('drillMaking.changedMeanwhile');
  const both = await Promise.all([save(id, 2, tiny), save(id, 2, tiny, COLLEAGUE)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});

it('is kept by who teaches at the school, and to all others it is not there', async () => {
  const { id } = await brought();
  await brought(tiny, PLATFORM);
  expect([await list('', COLLEAGUE), await list('', PLATFORM)]).toMatchObject([
    [{ id, isPlatform: false }],
    [{ isPlatform: true }],
  ]);
  expect(await list('', STRANGER)).toEqual([]);
  expect((await make('GET /list?shelf=platform')).status).toBe(403);
  const file = packDrill(tiny);
  for (const [call, body] of callsAbout(id, file)) {
    expect((await make(call, body, STRANGER)).status).toBe(404);
    expect((await make(call, body, PLATFORM)).status).toBe(404);
    expect((await make(call, body, LEARNER)).status).toBe(403);
  }
  expect((await make('POST /check', { file }, LEARNER)).status).toBe(403);
  expect((await make('POST ', { title: '甲' }, LEARNER)).status).toBe(403);
});

describe('published', () => {
  it('a school’s is gone through by its people alone, the platform’s by everybody', async () => {
    const { scenarioId, state, version } = await published();
    expect([state, version]).toEqual(['published', 1]);
    expect(await seen(LEARNER)).toMatchObject([{ id: scenarioId, isOfSchool: true }]);
    expect([await seen(STRANGER), await seen(null)]).toEqual([[], []]);
    expect((await begin(scenarioId, STRANGER)).status).toBe(404);
    const card = `GET first-aid-drill/v1/scenario/detail?id=${scenarioId}`;
    expect((await ask(card, undefined, STRANGER)).status).toBe(404);
    expect((await begin(scenarioId)).status).toBe(200);
    const ours = await published({ ...tiny, title: '平台演练' }, PLATFORM);
    expect(await seen(null)).toMatchObject([{ id: ours.scenarioId, isOfSchool: false }]);
    expect((await seen(LEARNER)).map(({ id }) => id)).toEqual([scenarioId, ours.scenarioId]);
    expect((await begin(ours.scenarioId, STRANGER)).status).toBe(200);
  });

  it('nobody else hears of a school’s by its ranking, by what is said there, or by a search', async () => {
    const { id, scenarioId } = await published();
    const said = { subjectType: 5, subjectId: scenarioId, text: '手放哪里？' };
    const { body } = await ask('POST comment/v1/add', said, LEARNER);
    const comment = body.data as { id: number };
    const calls: [string, object?][] = [
      [`GET first-aid-drill/v1/ranking?scenarioId=${scenarioId}`],
      [`GET comment/v1/list?subjectType=5&subjectId=${scenarioId}&page=1&pageCnt=5`],
      [`GET comment/v1/reply/list?commentId=${comment.id}&page=1&pageCnt=5`],
      ['POST comment/v1/add', said],
    ];
    for (const [call, asked] of calls) {
      expect([call, (await ask(call, asked, LEARNER)).status]).toEqual([call, 200]);
      expect([call, (await ask(call, asked, STRANGER)).body.key]).toEqual([call, 'drill.notFound']);
    }
    const ours = await published({ ...tiny, title: '平台演练' }, PLATFORM);
    const found = async (keyword: string, by: number | null = null) => {
      const path = `GET search/v1/rehearsal/list?type=512&page=1&pageCnt=9&keyword=${keyword}`;
      const { list: rows } = (await ask(path, undefined, by)).body.data as { list: MadeDrill[] };
      return rows.map((one) => one.title);
    };
    for (const keyword of ['', encodeURIComponent('演练')]) {
      expect(await found(keyword)).toEqual(['平台演练']);
      expect(await found(keyword, STRANGER)).toEqual(['平台演练']);
      expect(await found(keyword, LEARNER)).toEqual([tiny.title, '平台演练']);
    }
    // Its school's teachers keep order there.
    const hide = { id: comment.id, state: 0 };
    expect((await ask('PUT comment/v1/state', hide, STRANGER)).status).toBe(404);
    expect((await ask('PUT comment/v1/state', hide, LEARNER)).status).toBe(403);
    expect((await ask('PUT comment/v1/state', hide, COLLEAGUE)).status).toBe(200);
    await make('PUT /withdrawn', { id: ours.id }, PLATFORM);
    await make('PUT /withdrawn', { id });
    for (const keyword of ['', encodeURIComponent('演练')])
      expect([await found(keyword), await found(keyword, LEARNER)]).toEqual([[], []]);
  });

  it('what is saved later is seen with the next version, which is begun anew', async () => {
    const { id, scenarioId } = await published();
    const run = (await begin(scenarioId)).body.data as DrillRun;
    await save(id, 1, { ...tiny, title: '新的名称' });
    expect(await list()).toMatchObject([{ state: 'changed', version: 1 }]);
    expect((await seen(LEARNER))[0]?.title).toBe('小演练');
    expect((await publish(id, 2)).body.data).toMatchObject({ version: 2, scenarioId });
    expect((await seen(LEARNER))[0]?.title).toBe('新的名称');
    const on = await ask(`GET first-aid-drill/v1/current?drillId=${run.id}`, undefined, LEARNER);
    expect(on.body.key).toBe('drill.changed');
    expect(((await begin(scenarioId)).body.data as DrillRun).id).not.toBe(run.id);
    const versions = (await make(`GET /version/list?id=${id}`)).body.data as DrillVersion[];
    expect(versions.map(({ version, title }) => [version, title])).toEqual([
      [2, '新的名称'],
      [1, '小演练'],
    ]);
    const { file } = (await make(`GET /version?id=${id}&version=1`)).body.data as { file: string };
    expect(importDrill(file)).toMatchObject({ drill: { title: '小演练', version: 1 } });
  });

  it('withdrawn nobody goes on with it, what came of it stays, and it comes back', async () => {
    const { id, scenarioId } = await published();
    const first = (await begin(scenarioId)).body.data as DrillRun;
    const step = (run: DrillRun, choice: object) =>
      ask(
        'POST first-aid-drill/v1/answer',
        { drillId: run.id, number: run.number, choice },
        LEARNER,
      );
    const withdraw = () => make('PUT /withdrawn', { id });
    expect((await withdraw()).body.data).toMatchObject({ state: 'withdrawn' });
    expect(await seen(LEARNER)).toEqual([]);
    expect((await step(first, { kind: 'go' })).status).toBe(404);
    await publish(id, 1);
    const again = (await begin(scenarioId)).body.data as DrillRun;
    const second = (await step(again, { kind: 'go' })).body.data as DrillRun;
    test.clock.pass(60);
    const several = (await step(second, { kind: 'ranOut' })).body.data as DrillRun;
    const { asking } = several.scene ?? {};
    const water = asking && 'options' in asking && asking.options.find((o) => o.text === '喂水');
    await step(several, { kind: 'chosen', ids: [water ? water.id : ''] });
    await withdraw();
    for (const call of ['current', 'result']) {
      const path = `GET first-aid-drill/v1/${call}?drillId=${again.id}`;
      expect((await ask(path, undefined, LEARNER)).status).toBe(200);
    }
    expect((await make(`DELETE ?id=${id}`)).body.key).toBe('drillMaking.published');
  });

  it('holds no word that must not be said', async () => {
    const at = test.clock.now();
    await test.database.db
      .insert(sensitiveWord)
      .values({ word: '禁词', bare: '禁词', action: 1, addedAt: at });
    const { id } = await brought({ ...tiny, summary: '有禁词在里面' });
    expect((await publish(id, 1)).body.message).toContain('禁词');
    expect(await seen(LEARNER)).toEqual([]);
  });

  it('keeps the newest versions and no more', async () => {
    const { id } = await brought();
    for (let edition = 1; edition <= 3; edition += 1) {
      await publish(id, edition);
      await save(id, edition, tiny);
    }
    const rows = Array.from({ length: 40 }, (_, at) => ({
      makingId: id,
      version: 100 + at,
      title: '旧',
      sceneCount: 1,
      graph: tiny,
      publishedAt: test.clock.now(),
    }));
    await test.database.db.insert(drillVersion).values(rows);
    await test.database.db.update(drillMaking).set({ version: 200 });
    await publish(id, 4);
    const kept = (await make(`GET /version/list?id=${id}`)).body.data as DrillVersion[];
    expect([kept.length, kept[0]?.version, kept.at(-1)?.version]).toEqual([20, 201, 121]);
  });
});

it('a school ends at its number of drills', async () => {
  const row = { organisationId: 1, title: '旧', difficulty: 1 as const, sceneCount: 1 };
  const old = { ...row, graph: tiny, updatedAt: test.clock.now() };
  await test.database.db.insert(drillMaking).values(Array.from({ length: 300 }, () => old));
  expect((await make('POST ', { title: '再来一个' })).body.key).toBe('drillMaking.tooMany');
  expect((await make('POST ', { title: '别校的' }, STRANGER)).status).toBe(200);
});

it('is found by title and state, and goes as long as nobody has seen it', async () => {
  const draft = await brought();
  const shown = await published({ ...tiny, title: '已发布的' });
  const ids = async (query: string) => (await list(query)).map(({ id }) => id);
  expect(await ids('?state=draft')).toEqual([draft.id]);
  expect(await ids('?state=published')).toEqual([shown.id]);
  expect(await ids('?state=withdrawn')).toEqual([]);
  expect(await ids(`?keyword=${encodeURIComponent('发布')}`)).toEqual([shown.id]);
  expect(await ids('?keyword=%25')).toEqual([]);
  expect((await make(`DELETE ?id=${draft.id}`)).status).toBe(200);
  expect(await ids('')).toEqual([shown.id]);
});

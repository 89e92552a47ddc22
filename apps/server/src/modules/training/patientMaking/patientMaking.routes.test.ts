import { packCase, unpackCase } from '@cheese/patients/exchange/pack';
import { wholeCase } from '@cheese/patients/testing/wholeCase';
import type {
  CaseFault,
  CaseVersion,
  MadeCase,
} from '@cheese/domain/contract/training/patientMaking';
import type { PatientDetail, PatientRun } from '@cheese/domain/contract/training/patient';
import { Refusal } from '../../../calls/refusal';
import { callsAbout } from '../../../testing/calls/graphMakingCalls';
import { patientMakingCalls } from '../../../testing/calls/patientMakingCalls';
import { COLLEAGUE, LEARNER, STRANGER, TEACHER } from '../../../testing/given/teaching';
import { useTestApp } from '../../../testing/useTestApp';
import { insertAttempts } from '../../base/limit/limit.store';
import { attempt } from '../../base/limit/limit.tables';
import { sensitiveWord } from '../../people/publicWord/publicWord.tables';
import { clearMemory } from '../../../support/nodeMemory';
import { patientRoutes } from '../patient/patient.routes';
import { patientMakingRoutes } from './patientMaking.routes';
import { patientMaking, patientVersion } from '../patient/patientMaking.tables';

const test = useTestApp({ modules: { main: [patientRoutes, patientMakingRoutes] } });
const PLATFORM = 6;
const calls = patientMakingCalls(test);
const { given, ask, make, brought, save, publish, published, list, seen, begin, act } = calls;
const renamed = { ...wholeCase, title: '新的名称' };

beforeEach(async () => {
  await given();
});

it('begins as a draft in which all is to be written, and tells what', async () => {
  const made = (await make('POST ', { title: ' 课堂病例 ' })).body.data as MadeCase;
  expect(made).toMatchObject({ title: '课堂病例', state: 'draft', edition: 1, caseId: null });
  const { file } = (await make(`GET /detail?id=${made.id}`)).body.data as { file: string };
  const faults = (await make('POST /check', { file })).body.data as CaseFault[];
  expect(faults).toContainEqual({
    kind: 'missingText',
    where: 'about',
    says: '主诉没有写。',
    isHint: false,
  });
  expect((await publish(made.id, 1)).body.key).toBe('patientMaking.faulty');
  expect(await seen(LEARNER)).toEqual([]);
});

it('what goes out as a file comes in again, and what is none is refused with its place', async () => {
  const { id } = await brought();
  const { file } = (await make(`GET /detail?id=${id}`)).body.data as { file: string };
  expect(unpackCase(file)).toEqual(wholeCase);
  const refused = async (text: string) => {
    const { status, body } = await make('POST /check', { file: text });
    return [status, body.message];
  };
  const wrong = (more: object) => refused(packCase({ ...wholeCase, ...more }));
  expect(await refused('{')).toEqual([400, '不是 JSON 文件。']);
  expect(await refused('[]')).toEqual([400, '不是虚拟病人的文件。']);
  const otherFormat = await refused(file.replace('"format":1', '"format":9'));
  expect(otherFormat).toEqual([400, '文件的格式版本不是 1，无法读取。']);
  expect(await wrong({ minutes: 'long' })).toEqual([400, 'minutes：类型不对。']);
  expect(await wrong({ title: '长'.repeat(61) })).toEqual([400, 'title：文字太长。']);
  expect(await wrong({ title: '一\0二' })).toEqual([400, '含有无法保存的字符。']);
  expect(await wrong({ more: 1 })).toEqual([400, 'more：不认识的字段。']);
  // No name of a record is anything but a plain word.
  const strange = file.replace('"answers":{', '"answers":{"__proto__":{"a":1},');
  expect((await refused(strange))[0]).toBe(400);
  expect((await refused('a'.repeat(150_001)))[0]).toBe(400);
});

it('of two who save the later hears of it, and nobody publishes what they have not seen', async () => {
  const { id } = await brought();
  expect((await save(id, 1, renamed)).status).toBe(200);
  expect((await save(id, 1, wholeCase, COLLEAGUE)).body.key).toBe('patientMaking.changedMeanwhile');
  expect((await publish(id, 1, COLLEAGUE)).body.key).toBe('patientMaking.changedMeanwhile');
  expect(await list()).toMatchObject([{ title: '新的名称', edition: 2 }]);
});

it('is kept by who teaches at the school, and to all others it is not there', async () => {
  const { id } = await brought();
  expect(await list('', COLLEAGUE)).toMatchObject([{ id, isPlatform: false }]);
  expect([await list('', STRANGER), await list('', PLATFORM)]).toEqual([[], []]);
  expect((await make('GET /list?shelf=platform')).status).toBe(403);
  const file = packCase(wholeCase);
  for (const [call, body] of callsAbout(id, file)) {
    expect((await make(call, body, STRANGER)).status).toBe(404);
    expect((await make(call, body, LEARNER)).status).toBe(403);
  }
  expect((await make('POST /check', { file }, LEARNER)).status).toBe(403);
  expect((await make(`DELETE ?id=${id}`)).status).toBe(200);
  expect(await list()).toEqual([]);
});

it('a school’s is met by its people alone, the platform’s by everybody', async () => {
  const { caseId, state } = await published();
  expect(state).toBe('published');
  expect(await seen(LEARNER)).toMatchObject([{ id: caseId, isOfSchool: true }]);
  expect([await seen(STRANGER), await seen(null)]).toEqual([[], []]);
  expect((await begin(caseId, STRANGER)).status).toBe(404);
  const detail = `GET patient/v1/case/detail?id=${caseId}`;
  expect((await ask(detail, undefined, STRANGER)).status).toBe(404);
  const { body } = await ask(detail, undefined, LEARNER);
  const { diagnosis, aims, rubric } = wholeCase;
  const secrets = [diagnosis.why, ...aims, ...rubric.keys.map(({ why }) => why)];
  expect(secrets.filter((one) => JSON.stringify(body).includes(one))).toEqual([]);
  const ours = await published(renamed, PLATFORM);
  expect(await seen(null)).toMatchObject([{ id: ours.caseId, isOfSchool: false }]);
  expect((await seen(LEARNER)).map(({ id }) => id)).toEqual([caseId, ours.caseId]);
});

it('a new version changes nothing for who is with the patient, and is met by who begins', async () => {
  const { id, caseId } = await published();
  const run = (await begin(caseId)).body.data as PatientRun;
  const [jumping] = wholeCase.questions;
  const answers = { ...wholeCase.answers, migration: { text: '新的回答。', reveals: ['moved'] } };
  const questions = [{ ...jumping!, id: 'hopping' }];
  const path = wholeCase.path.map((deed) =>
    deed.kind === 'ask' && deed.question === 'jumping' ? { ...deed, question: 'hopping' } : deed,
  );
  await save(id, 1, { ...renamed, answers, questions, path });
  expect((await list())[0]).toMatchObject({ state: 'changed', version: 1 });
  expect((await publish(id, 2)).body.data).toMatchObject({ version: 2, caseId });
  // A node that was begun since knows of it only what is kept.
  clearMemory('patient.known');
  const on = (await act(run)).body.data as PatientRun;
  expect(on.steps[0]?.says[0]?.text).toBe('先是肚脐，后来跑到右下边。');
  expect(((await begin(caseId)).body.data as PatientRun).id).toBe(run.id);
  const choices = async (version: number) => {
    const { body } = await ask(
      `GET patient/v1/case/detail?id=${caseId}&version=${version}`,
      undefined,
      LEARNER,
    );
    return (body.data as PatientDetail).choices.questions.at(-1)?.id;
  };
  expect([await choices(run.version), await choices(2)]).toEqual(['jumping', 'hopping']);
  const anew = (await begin(caseId, LEARNER, { isNew: true })).body.data as PatientRun;
  expect([anew.version, anew.stepCount]).toEqual([2, 0]);
  const fresh = (await act(anew)).body.data as PatientRun;
  expect(fresh.steps[0]?.says[0]?.text).toBe('新的回答。');
  const versions = (await make(`GET /version/list?id=${id}`)).body.data as CaseVersion[];
  expect(versions.map(({ title }) => title)).toEqual(['新的名称', wholeCase.title]);
  const { file } = (await make(`GET /version?id=${id}&version=1`)).body.data as { file: string };
  expect(unpackCase(file)).toMatchObject({ title: wholeCase.title, version: 1 });
});

it('withdrawn nobody goes on with it, what came of it stays, and it comes back', async () => {
  const { id, caseId } = await published();
  const over = (await begin(caseId)).body.data as PatientRun;
  await ask('POST patient/v1/run/finish', { runId: over.id }, LEARNER);
  const run = (await begin(caseId)).body.data as PatientRun;
  expect((await make('PUT /withdrawn', { id })).body.data).toMatchObject({ state: 'withdrawn' });
  expect(await seen(LEARNER)).toEqual([]);
  expect([(await act(run)).status, (await begin(caseId)).status]).toEqual([404, 404]);
  const past = await ask(`GET patient/v1/run?id=${over.id}`, undefined, LEARNER);
  expect(past.body.data).toMatchObject({ id: over.id, report: { most: 100 } });
  await publish(id, 1);
  expect((await act(run)).status).toBe(200);
  expect((await make(`DELETE ?id=${id}`)).body.key).toBe('patientMaking.published');
});

it('a word that nobody may say keeps it, and versions are let go but those somebody was with', async () => {
  const { id, caseId } = await published();
  await begin(caseId);
  const rows = Array.from({ length: 30 }, (_, at) => ({
    makingId: id,
    version: 100 + at,
    title: '旧',
    of: wholeCase,
    publishedAt: test.clock.now(),
  }));
  await test.database.db.insert(patientVersion).values(rows);
  await save(id, 1, renamed);
  const banned = { word: '新的名', bare: '新的名', action: 1 as const, addedAt: test.clock.now() };
  await test.database.db.insert(sensitiveWord).values(banned);
  expect((await publish(id, 2)).body.message).toContain('新的名');
  await save(id, 2, wholeCase);
  await test.database.db.update(patientMaking).set({ version: 200 });
  await publish(id, 3);
  const kept = (await make(`GET /version/list?id=${id}`)).body.data as CaseVersion[];
  expect([kept.length, kept.at(-1)?.version]).toEqual([21, 1]);
});

describe('checks take turns', () => {
  afterEach(() => jest.restoreAllMocks());
  const named = (title: string) => ({ file: packCase({ ...wholeCase, title }) });
  const counted = async () =>
    (await test.database.db.select().from(attempt)).map(({ key }) => key.split(':')[0]);

  it('are quick the second time, and when what was checked is published', async () => {
    const run = jest.spyOn(test.app.services.heavy, 'run');
    const { id } = await brought({ ...wholeCase, title: '记得的' });
    for (const nth of [1, 2]) {
      expect([nth, (await make('POST /check', named('记得的'))).status]).toEqual([nth, 200]);
    }
    expect((await publish(id, 1, COLLEAGUE)).status).toBe(200);
    expect(run).toHaveBeenCalledTimes(1);
    expect(await counted()).toEqual(['check']);
  });

  it('of one person one is under way, and what fails or takes long is not remembered', async () => {
    let end: () => void = () => undefined;
    const begun = new Promise<void>((begins) => {
      jest.spyOn(test.app.services.heavy, 'run').mockImplementationOnce(() => {
        begins();
        return new Promise((_, fail) => (end = () => fail(new Refusal('heavy.tooLong'))));
      });
    });
    const first = make('POST /check', named('长的'));
    await begun;
    const second = await make('POST /check', named('别的'));
    expect([second.status, second.body.message]).toEqual([
      429,
      '您的上一次检查还没有完成，请 60 秒后再试',
    ]);
    expect((await make('POST /check', named('别的'), COLLEAGUE)).status).toBe(200);
    test.clock.pass(50);
    end();
    expect((await first).body.key).toBe('patientMaking.tooBig');
    expect((await counted()).sort()).toEqual(['check', 'check', 'longCheck']);
    expect((await make('POST /check', named('长的'))).status).toBe(200);
  });

  it.each([
    ['check', 120],
    ['longCheck', 6],
  ])('%s ends at %d an hour, and it is said when it goes on', async (what, most) => {
    const often = Array.from({ length: most }, () => `${what}:${TEACHER}`);
    await insertAttempts(test.database.db, often, test.clock.now());
    const { status, body } = await make('POST /check', named(what));
    expect([status, body.message]).toEqual([429, '操作过于频繁，请 60 分钟后再试']);
    expect((await make('POST /check', named(what), COLLEAGUE)).status).toBe(200);
    test.clock.pass(3600);
    expect((await make('POST /check', named(what))).status).toBe(200);
  });
});

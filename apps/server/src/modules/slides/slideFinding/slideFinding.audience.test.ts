import type { FindingForm } from '@cheese/domain/contract/slides/slideFinding';
import type { MadeFindingForm } from '@cheese/domain/contract/slides/slideFindingMaking';
import { randomUUID } from 'node:crypto';
import {
  teaching,
  LEARNER,
  SECOND as OTHER,
  STRANGER,
  TEACHER,
} from '../../../testing/given/teaching';
import { useTestApp } from '../../../testing/useTestApp';
import { slideFindingRoutes } from './slideFinding.routes';
import { slideFindingMakingRoutes } from './slideFindingMaking.routes';
import { slideFindingMarkingRoutes } from './slideFindingMarking.routes';

const test = useTestApp({
  modules: { main: [slideFindingRoutes, slideFindingMakingRoutes, slideFindingMarkingRoutes] },
});
const { by, given } = teaching(test);
const SCHOOL = 1;

beforeEach(() => given({ slides: [{ id: 1000, organisationId: 1, slides: [{}] }] }));

const ask = async (call: string, asked: object | undefined, personId: number) => {
  const [method = '', path = ''] = call.split(' ');
  return test.ask(`${method} /doctor-cheese/${path}`, asked, { token: await by(personId) });
};
const made = async () => {
  const url = `GET slide-finding-making/v1/list?slideId=${SCHOOL}`;
  return (await ask(url, undefined, TEACHER)).body.data as MadeFindingForm[];
};
const options = { kind: 1, isNeeded: false, points: 5, options: [], unit: '', expected: '' };
const written = {
  title: '肝切片报告',
  text: '',
  dueAt: null,
  isShown: true,
  fields: [{ ...options, label: '诊断' }],
};
const add = (audience: object | null) => {
  const asked = { ...written, audience, slideId: SCHOOL };
  return ask('POST slide-finding-making/v1', asked, TEACHER);
};
const edit = async (id: number, audience: object | null) => {
  const [form] = await made();
  const asked = { ...written, audience, id, updatedAt: form?.updatedAt };
  return ask('PUT slide-finding-making/v1', asked, TEACHER);
};
const answers = [{ text: '脂肪变性', chosen: [], value: null, places: [] }];
const handIn = (id: number, personId: number) =>
  ask('POST slide-finding/v1/hand-in', { id, edition: 1, token: randomUUID(), answers }, personId);
const listed = async (personId: number) => {
  const { body } = await ask(`GET slide-finding/v1/list?slideId=${SCHOOL}`, undefined, personId);
  return (body.data as { list: FindingForm[] }).list;
};

it('is for whom it names: nobody else reads it or hands in', async () => {
  const chosen = { kind: 'chosen', personIds: [LEARNER] };
  const { id } = (await add(chosen)).body.data as { id: number };
  expect((await listed(LEARNER)).map((one) => one.id)).toEqual([id]);
  expect(await listed(OTHER)).toEqual([]);
  expect((await handIn(id, OTHER)).status).toBe(404);
  const first = (await handIn(id, LEARNER)).body.data as { id: number };
  const others = { kind: 'chosen', personIds: [OTHER] };
  expect((await edit(id, others)).status).toBe(200);
  // A learner who has submitted keeps their finding and may take it back; only members of the
  // audience may submit anew.
  expect((await listed(LEARNER)).map((one) => one.own?.id)).toEqual([first.id]);
  await ask('POST slide-finding/v1/take-back', { id: first.id }, LEARNER);
  expect((await handIn(id, LEARNER)).status).toBe(404);
  expect((await handIn(id, OTHER)).status).toBe(200);
  const person = { personId: OTHER };
  expect(await made()).toMatchObject([{ audience: { kind: 'chosen', people: [person] } }]);
  expect((await edit(id, null)).status).toBe(200);
  expect((await handIn(id, LEARNER)).status).toBe(200);
  expect((await add({ kind: 'chosen', personIds: [STRANGER] })).status).toBe(400);
});

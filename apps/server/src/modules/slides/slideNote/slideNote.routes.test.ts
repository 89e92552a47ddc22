import type { SlideNote } from '@cheese/domain/contract/slides/slideNote';
import { sql } from 'drizzle-orm';
import { useTestApp } from '../../../testing/useTestApp';
import { slideNoteRoutes } from './slideNote.routes';

const test = useTestApp({ modules: { main: [slideNoteRoutes] } });
const main = '/doctor-cheese/slide-library/v1/note';
const place = { x: 0.5, y: 0.25, zoom: 20, angle: 90 };

beforeEach(() =>
  test.given({
    people: [{}, {}],
    commodities: [
      { type: 2, charge: 1 },
      { type: 2, charge: 2 },
    ],
    slides: [{ slides: [{ title: '肝小叶' }, { title: '肝硬化' }] }, { slides: [{}] }],
  }),
);

const ask = async (call: string, personId: number, body?: object) => {
  const [method = '', path = ''] = call.split(' ');
  return test.ask(`${method} ${main}${path}`, body, { token: await test.signIn(personId) });
};
const write = async (slideId: number, text: string) =>
  (await ask('POST ', 1, { slideId, place, text })).body.data as SlideNote;
const texts = async (personId: number, query = '') => {
  const { list } = (await ask(`GET /list${query}`, personId)).body.data as { list: SlideNote[] };
  return list.map(({ text }) => text);
};

it('stands at its place, for the one who wrote it alone', async () => {
  const note = await write(1, '  中央静脉  ');
  expect(note).toMatchObject({ slideTitle: '肝小叶', place, text: '中央静脉', editedAt: null });
  await write(2, '假小叶');
  expect(await texts(1)).toEqual(['假小叶', '中央静脉']);
  expect(await texts(1, '?slideId=1')).toEqual(['中央静脉']);
  expect(await texts(1, `?keyword=${encodeURIComponent('小叶')}`)).toEqual(['假小叶']);
  expect(await texts(2)).toEqual([]);
  expect((await ask('PUT ', 2, { id: note.id, text: '改了' })).status).toBe(404);
  expect((await ask(`DELETE ?id=${note.id}`, 2)).status).toBe(404);
  expect((await ask('PUT ', 1, { id: note.id, text: '门管区' })).body.data).toMatchObject({
    text: '门管区',
    editedAt: expect.any(Number) as number,
  });
  await ask(`DELETE ?id=${note.id}`, 1);
  expect(await texts(1)).toEqual(['假小叶']);
});

it('is written on no locked slide, at no place beyond it, and says something', async () => {
  const status = async (body: object) => (await ask('POST ', 1, body)).status;
  expect(await status({ slideId: 3, place, text: '锁着' })).toBe(403);
  expect(await status({ slideId: 1, place: { ...place, x: 1.2 }, text: '外面' })).toBe(400);
  expect(await status({ slideId: 1, place, text: ' \n ' })).toBe(400);
});

it('ends at a number that no learner reaches, for this person alone', async () => {
  const { db } = test.database;
  await db.execute(sql`insert into slide_note (person_id, slide_id, place, text, created_at)
    select 1, 1, '{"x":0.5,"y":0.5}', '笔记', now() from generate_series(1, 2999)`);
  const status = async (personId: number) =>
    (await ask('POST ', personId, { slideId: 1, place, text: '又一条' })).status;
  expect(await status(1)).toBe(200);
  expect(await status(1)).toBe(409);
  expect(await status(2)).toBe(200);
});

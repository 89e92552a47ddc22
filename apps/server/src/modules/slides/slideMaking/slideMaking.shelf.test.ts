import type { KeptLibrary, MadeSlide } from '@cheese/domain/contract/slides/slideMaking';
import { eq } from 'drizzle-orm';
import { COLLEAGUE, LEARNER, STRANGER, TEACHER, teaching } from '../../../testing/given/teaching';
import { useTestApp } from '../../../testing/useTestApp';
import { person } from '../../people/person/person.tables';
import { slideFindingMarkingRoutes } from '../slideFinding/slideFindingMarking.routes';
import { slideReportRoutes } from '../slideReport/slideReport.routes';
import { slideFolderRoutes } from './slideFolder.routes';
import { slideMakingRoutes } from './slideMaking.routes';

const test = useTestApp({
  modules: {
    main: [slideMakingRoutes, slideFolderRoutes, slideReportRoutes, slideFindingMarkingRoutes],
  },
});
const { by, given } = teaching(test);
const OPERATOR = 6;
const [OURS, THEIRS, PLATFORMS] = [1000, 1001, 2000] as const;

beforeEach(async () => {
  await given({
    commodities: [{ type: 2, charge: 1, title: '血液切片库', productId: PLATFORMS }],
    slides: [
      { id: OURS, organisationId: 1, slides: [{ title: '肝' }] },
      { id: THEIRS, organisationId: 2, slides: [{ title: '外校的肝' }] },
      { id: PLATFORMS, slides: [{ title: '血涂片' }] },
    ],
  });
  await test.database.db
    .update(person)
    .set({ isPlatformAdmin: true })
    .where(eq(person.id, TEACHER));
});

const ask = async (call: string, asked?: object, personId: number = TEACHER) =>
  test.ask(call.replace(' ', ' /doctor-cheese/'), asked, { token: await by(personId) });

/** The libraries and slides a user finds, or the refusal. */
async function found(query: string, personId: number = TEACHER) {
  const [libraries, slides] = await Promise.all([
    ask(`GET slide-making/v1/library/list${query}`, undefined, personId),
    ask(`GET slide-making/v1/list${query}`, undefined, personId),
  ]);
  if (slides.status !== 200) return [libraries.status, slides.status];
  const { list } = slides.body.data as { list: MadeSlide[] };
  const ids = (libraries.body.data as KeptLibrary[]).map(({ id }) => id);
  return [...ids, ...list.map(({ title }) => title)];
}

describe('for whoever teaches and runs the platform', () => {
  it('finds what is asked for, and their school’s where nothing is', async () => {
    expect(await found('')).toEqual([OURS, '肝']);
    expect(await found('?shelf=school')).toEqual([OURS, '肝']);
    expect(await found('?shelf=platform')).toEqual([PLATFORMS, '血涂片']);
  });

  it('folders stand in the library that was meant', async () => {
    const folder = { name: '血细胞', parentId: null };
    expect((await ask('POST slide-making/v1/folder', folder)).status).toBe(200);
    const named = { ...folder, shelf: 'platform', libraryId: PLATFORMS };
    expect((await ask('POST slide-making/v1/folder', named)).status).toBe(200);
    expect((await ask('POST slide-making/v1/folder', { ...named, libraryId: THEIRS })).status).toBe(
      400,
    );
    const count = async (query: string) => {
      const { body } = await ask(`GET slide-making/v1/folder/list${query}`);
      return (body.data as { folders: unknown[] }).folders.length;
    };
    expect(await count('')).toBe(1);
    expect(await count(`?shelf=platform&libraryId=${PLATFORMS}`)).toBe(1);
  });
});

it('nobody else reaches the other shelf', async () => {
  expect(await found('?shelf=platform', COLLEAGUE)).toEqual([403, 403]);
  expect(await found('?shelf=platform', STRANGER)).toEqual([403, 403]);
  expect(await found('', STRANGER)).toEqual([THEIRS, '外校的肝']);
  expect(await found('', LEARNER)).toEqual([403, 403]);
  expect(await found('?shelf=school', OPERATOR)).toEqual([403, 403]);
  expect(await found('', OPERATOR)).toEqual([PLATFORMS, '血涂片']);
});

it.each(['slide-library/v1/report/kept/list', 'slide-finding-marking/v1/list'])(
  '%s asks for the shelf, too',
  async (call) => {
    const status = async (personId: number, shelf: string) =>
      (await ask(`GET ${call}?page=1&pageCnt=5&shelf=${shelf}`, undefined, personId)).status;
    expect([await status(TEACHER, 'platform'), await status(TEACHER, 'school')]).toEqual([
      200, 200,
    ]);
    expect([await status(COLLEAGUE, 'platform'), await status(OPERATOR, 'school')]).toEqual([
      403, 403,
    ]);
  },
);

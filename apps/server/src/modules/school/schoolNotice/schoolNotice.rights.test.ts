import {
  ADMIN,
  TEACHER,
  NURSE,
  HEAD,
  STRANGE_ADMIN,
  STRANGER,
  NURSING,
  WARD,
  MEDICINE,
  base,
  said,
  toGroups,
  dataOf,
  useNoticeSchool,
} from './testing/useNoticeSchool';

const { test, ask, add, added, list, detail, received, recipients } = useNoticeSchool();

describe('who may send where', () => {
  const allowed: [string, number, object][] = [
    ['a head, to the own department', HEAD, toGroups(['department', NURSING])],
    ['a head, below it', HEAD, toGroups(['department', WARD])],
    ['a head, to a class of it', HEAD, toGroups(['schoolClass', 1])],
    ['a teacher, to the own class', TEACHER, toGroups(['teachingClass', 1])],
  ];
  it.each(allowed)('%s', async (_who, by, more) => {
    expect((await add(more, by)).status).toBe(200);
  });

  const refused: [string, number, object][] = [
    ['a head, to the whole school', HEAD, {}],
    ['a head, to a neighbour', HEAD, toGroups(['department', MEDICINE])],
    [
      'a head, to own and a neighbour',
      HEAD,
      toGroups(['department', WARD], ['department', MEDICINE]),
    ],
    ['a head, to a class of a neighbour', HEAD, toGroups(['schoolClass', 2])],
    ['a head, to a year', HEAD, toGroups(['year', 2026])],
    ['a head, to a teaching class', HEAD, toGroups(['teachingClass', 2])],
    ['a teacher, to a class of somebody else', TEACHER, toGroups(['teachingClass', 2])],
    ['a teacher, to the whole school', TEACHER, {}],
    ['a teacher, to a department', TEACHER, toGroups(['department', NURSING])],
    ['a learner', NURSE, {}],
  ];
  it.each(refused)('%s: refused, and so is a count', async (_who, by, more) => {
    const { audience, groups, roles } = said(more);
    expect((await add(more, by)).status).toBe(403);
    expect(
      (await add({ ...more, action: 'schedule', sendAt: test.clock.now().getTime() + 60_000 }, by))
        .status,
    ).toBe(403);
    expect((await ask(`POST ${base}/count`, by, { audience, groups, roles })).status).toBe(403);
    expect(await recipients()).toEqual([]);
  });

  it('another school sees, changes, withdraws and counts nothing of it', async () => {
    const { id, version } = await added();
    expect((await detail(STRANGE_ADMIN, id)).status).toBe(404);
    expect((await ask(`GET ${base}/readers?id=${id}`, STRANGE_ADMIN)).status).toBe(404);
    expect((await ask(`GET ${base}/readers/export?id=${id}`, STRANGE_ADMIN)).status).toBe(404);
    expect((await ask(`PUT ${base}/withdraw`, STRANGE_ADMIN, { id })).status).toBe(404);
    expect((await ask(`DELETE ${base}?id=${id}`, STRANGE_ADMIN)).status).toBe(404);
    expect((await ask(`PUT ${base}`, STRANGE_ADMIN, { ...said(), id, version })).status).toBe(404);
    expect((await add(toGroups(['department', NURSING]), STRANGE_ADMIN)).status).toBe(400);
    expect((await list(STRANGE_ADMIN)).total).toBe(0);
    await add({ audience: 'organisation' }, STRANGE_ADMIN);
    expect(await received(STRANGER)).toHaveLength(1);
  });

  it('a teacher sees what they wrote; an administrator what was sent, and nobody’s drafts', async () => {
    const own = await added(toGroups(['teachingClass', 1]), TEACHER);
    const draft = await added({ action: 'draft' }, TEACHER);
    await added();
    expect((await list(TEACHER)).list.map(({ id }) => id)).toEqual([draft.id, own.id]);
    expect((await list(ADMIN)).total).toBe(2);
    expect((await list(HEAD)).total).toBe(0);
    expect((await detail(ADMIN, draft.id)).status).toBe(404);
    expect((await detail(HEAD, own.id)).status).toBe(404);
  });

  it('offers the groups within reach alone', async () => {
    const offered = async (by: number, query: string) =>
      dataOf<{ list: { id: number }[] }>(
        await ask(`GET ${base}/groups?kind=${query}`, by),
      ).list.map(({ id }) => id);
    expect(await offered(ADMIN, 'department')).toEqual([NURSING, MEDICINE]);
    expect(await offered(HEAD, 'department')).toEqual([NURSING]);
    expect(await offered(HEAD, `department&parentId=${NURSING}`)).toEqual([WARD]);
    expect(await offered(HEAD, 'schoolClass')).toEqual([1]);
    expect(await offered(HEAD, 'year')).toEqual([]);
    expect(await offered(TEACHER, 'department')).toEqual([]);
    expect(await offered(TEACHER, 'teachingClass')).toEqual([1]);
    expect(await offered(STRANGE_ADMIN, 'schoolClass')).toEqual([]);
  });
});

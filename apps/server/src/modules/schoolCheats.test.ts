import { memberCalls } from '@cheese/domain/calls/school/member';
import { memberImportCalls } from '@cheese/domain/calls/school/memberImport';
import { schoolRoleCalls } from '@cheese/domain/calls/school/schoolRole';
import { teachingClassCalls } from '@cheese/domain/calls/school/teachingClass';
import { services } from '@cheese/domain/calls/services';
import { everyCall } from '@cheese/domain/everyCall';
import { sql } from 'drizzle-orm';
import { rawRows } from '../db/rawRows';
import { propertiesOf, required, sample, type Shape } from '../testing/calls/sample';
import { sendForm } from '../testing/calls/sendForm';
import { OTHERS, people, teachingWorld, type Who } from '../testing/given/teachingWorld';
import { useTestApp } from '../testing/useTestApp';
import { everyModule } from './modules';

const test = useTestApp({ modules: everyModule });
const { give } = teachingWorld(test);

/** A learner of the other department, in its class and in the colleague's teaching class. */
const [NEIGHBOUR, NEIGHBOURS_PLACE] = [13, 4] as const;
const NAME = '邻院学员';

beforeEach(async () => {
  await give();
  const nearby = { departmentId: 2, classId: 2, year: 2026, number: 'N1', account: 'N1' };
  await test.given({
    people: [{ phone: '13800000022' }],
    memberships: [{ personId: 12, role: 3, name: NAME, ...nearby }],
  });
  await test.database.db.execute(sql`
    insert into teaching_place (teaching_class_id, membership_id, role, by, joined_at)
    values (${OTHERS}, ${NEIGHBOUR}, 3, 2, ${test.clock.time.toISOString()})`);
});

/** Everything of both departments but what the first one's own people did. */
const neighbours = () =>
  rawRows(
    test.database.db,
    sql`select (select jsonb_agg(m order by id) from membership m
        where department_id = 2 or id = ${NEIGHBOUR}) as people,
      (select jsonb_agg(d order by id) from department d) as departments,
      (select jsonb_agg(c order by id) from school_class c where id = 2) as classes,
      (select jsonb_agg(t order by id) from teaching_class t where id = ${OTHERS}) as taught,
      (select jsonb_agg(p order by id) from teaching_place p
        where teaching_class_id = ${OTHERS} or membership_id = ${NEIGHBOUR}) as places,
      (select jsonb_agg(g order by id) from school_grant g) as grants,
      (select jsonb_agg(p.password_hash order by id) from person p) as passwords,
      (select count(*) from notice_recipient r join membership m on m.person_id = r.person_id
        where m.department_id = 2) as told`,
  );

const schoolCalls = everyCall().filter(({ contract }) => contract.right);

/** Names the neighbours wherever a call takes the number of something. */
const theirs: Record<string, unknown> = {
  departmentId: 2,
  parentId: 2,
  intoId: 2,
  beforeId: 2,
  headOf: [2],
  departmentIds: [2],
  classId: 2,
  classIds: [2],
  membershipId: NEIGHBOUR,
  membershipIds: [NEIGHBOUR],
  ids: [NEIGHBOUR],
  personId: 12,
  placeId: NEIGHBOURS_PLACE,
  placeIds: [NEIGHBOURS_PLACE],
  teachingClassId: OTHERS,
  groups: [{ kind: 'department', id: 2 }],
};
const plain: Record<string, unknown> = {
  requestKey: 'press-0001',
  action: 'send',
  audience: 'groups',
  title: '通知',
  html: '<p>通知</p>',
  attachments: [],
  roles: [3],
  state: 2,
  number: 'X1',
  phone: null,
  year: 2026,
  role: 3,
};

function* askedOf(schema: Shape | undefined, id: number) {
  const properties = propertiesOf(schema);
  const filled = (name: string) => {
    if (name === 'id') return id;
    return theirs[name] ?? plain[name] ?? sample(properties[name] as Shape);
  };
  const wanted = Object.keys(required(schema));
  const base = Object.fromEntries(wanted.map((name) => [name, filled(name)]));
  yield base;
  for (const name of Object.keys(properties)) {
    if (!wanted.includes(name)) yield { ...base, [name]: filled(name) };
  }
}

/** Each call about the neighbours in every way that it can name them. */
async function tryAll(who: Who) {
  const token = await test.signIn(people[who]);
  const heard: Record<string, number> = {};
  const named = new Set<string>();
  for (const { call, url, contract, resource, name } of schoolCalls) {
    for (const id of [2, NEIGHBOUR, people.colleague]) {
      for (const asked of askedOf((contract.query ?? contract.body) as Shape | undefined, id)) {
        const query = contract.query ? `?${new URLSearchParams(asked as never)}` : '';
        const body = contract.query ? undefined : asked;
        const answer = await test.ask(`${call.method} ${url}${query}`, body, { token });
        heard[answer.status] = (heard[answer.status] ?? 0) + 1;
        if (JSON.stringify(answer.body).includes(NAME)) named.add(`${resource}.${name}`);
      }
    }
  }
  return { heard, named: [...named] };
}

const total = (heard: Record<string, number>) =>
  Object.values(heard).reduce((sum, one) => sum + one, 0);

it.each<Who>(['head', 'teacher', 'assistant', 'learner'])(
  'a %s of one department reaches nothing of another one, by no call',
  async (who) => {
    const before = await neighbours();
    const { heard, named } = await tryAll(who);
    expect(total(heard)).toBeGreaterThan(400);
    expect(Object.keys(heard).filter((status) => Number(status) >= 500)).toEqual([]);
    expect(named).toEqual([]);
    expect(await neighbours()).toEqual(before);
  },
);

it('a list of numbers brings nobody into a class of another department', async () => {
  const before = await neighbours();
  for (const who of ['head', 'teacher', 'assistant', 'learner'] as const) {
    const { status } = await sendForm(
      test,
      `${services.main.prefix}/${teachingClassCalls.addSheet.path}`,
      {
        fields: { id: String(OTHERS) },
        file: { bytes: '学号\n2026001\n', name: 'x.csv' },
        token: await test.signIn(people[who]),
      },
    );
    expect([who, [403, 404].includes(status) || status === 400]).toEqual([who, true]);
  }
  expect(await neighbours()).toEqual(before);
});

const urlOf = ({ method, path }: { method: string; path: string }) =>
  `${method} ${services.main.prefix}/${path}`;
const rolesNow = () =>
  rawRows(
    test.database.db,
    sql`select (select jsonb_agg(jsonb_build_array(id, role) order by id) from membership) as roles,
      (select jsonb_agg(g order by id) from school_grant g) as grants,
      (select jsonb_agg(r order by id) from school_role r) as offices,
      (select count(*) from person where is_platform_admin) as operators`,
  );

it.each<Who>(['teacher', 'head', 'office', 'assistant', 'learner'])(
  'a %s makes nobody an administrator, oneself least of all',
  async (who) => {
    const token = await test.signIn(people[who]);
    const before = await rolesNow();
    const own = people[who];
    const rights = ['profile', 'structure', 'editPeople', 'importPeople', 'audit'];
    const mine = { id: own, version: 1, name: '我', number: 'M1', gender: 0 };
    const place = { departmentId: 1, classId: null, year: null };
    const tries: [{ method: string; path: string }, object][] = [
      [memberCalls.setRoles, { id: own, version: 1, role: 1, headOf: [], roleIds: [] }],
      [memberCalls.setRoles, { id: own, version: 1, role: 2, headOf: [1, 2], roleIds: [1] }],
      [memberCalls.add, { ...place, name: '我', number: 'M2', gender: 0, role: 1, phone: null }],
      [memberCalls.edit, { ...mine, ...place, role: 1 }],
      [memberCalls.resetPassword, { id: people.admin }],
      [memberCalls.setState, { ids: [people.admin], state: 2 }],
      [schoolRoleCalls.add, { name: '校长', rights }],
      [schoolRoleCalls.edit, { id: 1, version: 1, name: '教务处', rights }],
    ];
    for (const [call, asked] of tries) {
      const { status } = await test.ask(urlOf(call), asked, { token });
      expect([call.path, [400, 403, 404].includes(status)]).toEqual([call.path, true]);
    }
    const roster = await sendForm(
      test,
      `${services.main.prefix}/${memberImportCalls.preview.path}`,
      {
        file: { bytes: '学号,姓名,角色\n2026001,李明,学校管理员\n', name: 'x.csv' },
        token,
      },
    );
    expect(roster.status).toBe(403);
    for (const { call, url, contract, service } of everyCall()) {
      const isAbove = contract.access === 'schoolAdmin' || contract.access === 'platformAdmin';
      if (!isAbove || service !== 'main') continue;
      const { status } = await test.ask(`${call.method} ${url}`, {}, { token });
      expect([url, status]).toEqual([url, 403]);
    }
    expect(await rolesNow()).toEqual(before);
  },
);

it('who is disabled has a token that still opens nothing of the school, from the next call on', async () => {
  const tokens = new Map<Who, string>();
  const whole: readonly Who[] = ['office', 'head', 'teacher', 'assistant', 'learner'];
  for (const who of whole) {
    const token = await test.signIn(people[who]);
    tokens.set(who, token);
    await test.ask(urlOf(teachingClassCalls.mine), undefined, { token });
  }
  const ids = whole.map((who) => people[who]);
  const disabled = await test.ask(
    urlOf(memberCalls.setState),
    { ids, state: 2 },
    { token: await test.signIn(people.admin) },
  );
  expect(disabled.body.data).toEqual({ changed: ids.length });
  let tries = 0;
  for (const { call, url, contract } of everyCall()) {
    if (contract.right === undefined && !['teacher', 'schoolAdmin'].includes(contract.access))
      continue;
    for (const [who, token] of tokens) {
      tries += 1;
      const { status } = await test.ask(`${call.method} ${url}`, undefined, { token });
      expect([who, url, status]).toEqual([who, url, 403]);
    }
  }
  expect(tries).toBeGreaterThan(900);
});

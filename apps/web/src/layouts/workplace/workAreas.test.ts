import type { SchoolRights } from '../../features/schoolRights/useSchoolRights';
import { aCompleteUser } from '../../testing/aPerson';
import { areaOfPath, workplaceOf } from './workAreas';

const { user: admin } = aCompleteUser({ isPlatformAdmin: true });
const noRights: SchoolRights = new Map();
const areasFor = (
  said: Parameters<typeof aCompleteUser>[0],
  path: string,
  rights: SchoolRights = noRights,
) => workplaceOf(aCompleteUser(said).user, path, rights).groups.flatMap(({ areas }) => areas);
const namesFor = (...asked: Parameters<typeof areasFor>) =>
  areasFor(...asked).map(({ name }) => name);

it.each([
  ['who runs the platform', { isPlatformAdmin: true }, '/manage/audit', '平台管理'],
  ['who runs the platform', { isPlatformAdmin: true }, '/univ', '我的学习'],
  ['who runs the platform', { isPlatformAdmin: true }, '/univ/courses/detail', '平台管理'],
  ['who runs the platform', { isPlatformAdmin: true }, '/univ/simulations/edit', '平台管理'],
  ['who runs the platform', { isPlatformAdmin: true }, '/univ/drills/edit', '平台管理'],
  ['who runs the platform', { isPlatformAdmin: true }, '/univ/patients/edit', '平台管理'],
  ['somebody of no school', {}, '/univ/courses', '我的学习'],
  ['who runs a school', { orgUserRole: { code: 1 } }, '/univ/colleges/school', '学校管理'],
  ['a teacher', { orgUserRole: { code: 2 } }, '/univ', '教学工作台'],
  ['a teacher', { orgUserRole: { code: 2 } }, '/manage', '教学工作台'],
  ['a learner', { orgUserRole: { code: 3 } }, '/univ/stu-sys/my-study', '我的学习'],
  ['somebody of no school', {}, '/univ', '我的学习'],
] as const)('%s (%j) at %s is at work in %s', (_who, said, path, name) => {
  expect(workplaceOf(aCompleteUser(said).user, path, noRights).name).toBe(name);
});

it.each([1, 2, 3] as const)('role %s has the way to what they learn', (code) => {
  expect(namesFor({ orgUserRole: { code } }, '/univ')).toContain('我的学习');
});

it.each([1, 2] as const)('role %s has the way to what learners ask', (code) => {
  const { groups } = workplaceOf(aCompleteUser({ orgUserRole: { code } }).user, '/univ', noRights);
  const areas = groups.flatMap((group) => group.areas);
  expect(areas).toContainEqual({ href: '/univ/courses/questions', name: '学员提问' });
  expect(areaOfPath(groups, '/univ/courses/questions')).toBe('/univ/courses/questions');
});

it('lists to nobody what is not open to them', () => {
  expect(namesFor({ isPlatformAdmin: true }, '/manage')).toContain('订单管理');
  expect(namesFor({ orgUserRole: { code: 1 } }, '/manage')).not.toContain('订单管理');
});

it.each([
  ['/manage', '/manage'],
  ['/manage/', '/manage'],
  ['/manage/orders', '/manage/orders'],
  ['/Manage/Orders/detail', '/manage/orders'],
  ['/managed', undefined],
])('%s stands under %s', (pathname, href) => {
  expect(areaOfPath(workplaceOf(admin, '/manage', noRights).groups, pathname)).toBe(href);
});

describe('what a school is made of', () => {
  const teacher = { orgUserRole: { code: 2 } } as const;
  const inSchool = ['学校资料', '院系与专业', '人员', '批量导入', '行政班', '角色与权限'];
  const seen = (rights: SchoolRights) =>
    namesFor(teacher, '/univ', rights).filter((name) => inSchool.includes(name));

  it('opens by the rights that somebody has in it', () => {
    expect(seen(noRights)).toEqual([]);
    expect(seen(new Map([['viewPeople', false]]))).toEqual(['人员', '行政班']);
    const head: SchoolRights = new Map([
      ['viewPeople', false],
      ['editPeople', false],
    ]);
    expect(seen(head)).toEqual(['院系与专业', '人员', '行政班']);
    expect(seen(new Map([['importPeople', true]]))).toEqual(['批量导入']);
  });

  it('stands in groups of a few, and without a group that is empty', () => {
    const groupsFor = (rights: SchoolRights) =>
      workplaceOf(aCompleteUser({ orgUserRole: { code: 1 } }).user, '/univ', rights).groups;
    const every = ['viewPeople', 'structure', 'importPeople', 'terms', 'profile', 'roles'] as const;
    const groups = groupsFor(new Map(every.map((right) => [right, true])));
    expect(groups.slice(0, 4).map(({ name, areas }) => [name, areas.length])).toEqual([
      [undefined, 1],
      ['人员与院系', 4],
      ['教学管理', 1],
      ['学校设置', 2],
    ]);
    expect(groupsFor(noRights).map(({ name }) => name)).not.toContain('学校设置');
  });

  it('stands with learners who hold an office, too', () => {
    const rights: SchoolRights = new Map([['profile', true]]);
    expect(namesFor({ orgUserRole: { code: 3 } }, '/univ', rights)).toEqual([
      '我的学习',
      '学校资料',
    ]);
  });
});

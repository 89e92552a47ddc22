import { aCompleteUser } from '../../testing/aPerson';
import { areaOfPath, workplaceOf } from './workAreas';

const { user: admin } = aCompleteUser({ isPlatformAdmin: true });
const namesFor = (said: Parameters<typeof aCompleteUser>[0], path: string) =>
  workplaceOf(aCompleteUser(said).user, path).areas.map(({ name }) => name);

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
  expect(workplaceOf(aCompleteUser(said).user, path).name).toBe(name);
});

it.each([1, 2, 3] as const)('role %s has the way to what they learn', (code) => {
  expect(namesFor({ orgUserRole: { code } }, '/univ')).toContain('我的学习');
});

it.each([1, 2] as const)('role %s has the way to what learners ask', (code) => {
  const { areas } = workplaceOf(aCompleteUser({ orgUserRole: { code } }).user, '/univ');
  expect(areas).toContainEqual({ href: '/univ/courses/questions', name: '学员提问' });
  expect(areaOfPath(areas, '/univ/courses/questions')).toBe('/univ/courses/questions');
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
  expect(areaOfPath(workplaceOf(admin, '/manage').areas, pathname)).toBe(href);
});

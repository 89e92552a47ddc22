import { messages } from '../../texts/messages';
import { roleLinks, userMenu } from './userMenu';

const textOf = (role: number | null | undefined, isPlatformAdmin = false) =>
  userMenu(role, isPlatformAdmin).map((entry) => (entry === 'divider' ? '—' : messages[entry]));

const common = ['订单中心', '个人设置', '帮助中心', '退出登录'];

describe('userMenu', () => {
  it('leads a school administrator to the university', () => {
    expect(textOf(1)).toEqual(['高校管理后台', '我的课程', '—', ...common]);
  });

  it('leads a teacher to teaching', () => {
    expect(textOf(2)).toEqual(['云教学管理', '我的课程', '—', ...common]);
  });

  it.each([3, null, undefined])('leads role %p to study, undivided', (role) => {
    expect(textOf(role)).toEqual(['我的学习', '我的课堂', ...common]);
  });

  it('leads who runs the platform there first', () => {
    expect(textOf(null, true)).toEqual(['平台管理', '—', '我的学习', '我的课堂', ...common]);
    expect(textOf(1, true)).toEqual(['平台管理', '高校管理后台', '我的课程', '—', ...common]);
  });

  it('divides the menu of a role that it does not know', () => {
    expect(textOf(9)).toEqual(['—', '我的学习', '我的课堂', ...common]);
  });
});

it('knows where the links of the roles lead', () => {
  expect(roleLinks).toEqual({
    universityAdmin: '/univ/colleges/school',
    teachingManagement: '/univ/',
    myCourse: '/univ/mycourse',
    myStudy: '/univ/stu-sys/my-study',
    myClassroom: '/mycourse/myclassroom',
  });
});

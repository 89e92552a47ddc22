import { fakeService } from '@cheese/api-client/testing/fakeService';
import { classroomCalls } from '@cheese/domain/calls/classroom/classroom';
import { classroomDiscussCalls } from '@cheese/domain/calls/classroom/classroomDiscuss';
import { classroomNoticeCalls } from '@cheese/domain/calls/classroom/classroomNotice';
import { commentCalls } from '@cheese/domain/calls/learning/comment';
import { fireEvent, screen } from '@testing-library/react';
import { openSignedIn, signOut } from '../../features/questionBank/testing/openSignedIn';
import { renderSite } from '../../testing/renderPage';

afterEach(signOut);

const room = {
  courseId: 3,
  name: 'A 班',
  courseName: '人体解剖学',
  organisation: '仁心医学院',
  termName: '2026 秋',
  startsOn: '2026-09-01',
  endsOn: '2027-01-15',
  isArchived: false,
  teachers: ['陈知行'],
  learnerCount: 101,
  role: 3,
  seesMarks: false,
  course: null,
  unreadNoticeCount: 0,
};

function aRoom(said: object = {}) {
  const service = fakeService();
  service.answers(classroomCalls.detail, { ...room, ...said });
  service.answers(classroomNoticeCalls.list, { list: [], total: 0 });
  return service;
}

const topic = {
  id: 5,
  kind: 2,
  title: '股静脉在哪一侧',
  author: '舒棠',
  isAnonymous: false,
  state: 1,
  isPinned: false,
  isHeld: false,
  isMine: true,
  isSolved: false,
  replyCount: 1,
  isAnsweredByStaff: true,
  createdAt: 1,
  lastReplyAt: 2,
  html: '<p>总是弄反</p>',
  editedAt: null,
  best: null,
  mayModerate: false,
};
const reply = {
  id: 9,
  author: { id: 2, nickname: '陈知行', avatar: '' },
  text: '由外向内：神经、动脉、静脉',
  mentions: [],
  isHeld: false,
  state: 1,
  likeCount: 0,
  isLiked: false,
  isMine: false,
  mayModerate: false,
  createdAt: 2,
  editedAt: null,
  isPinned: false,
  stars: null,
  replyCount: 0,
  firstReplies: [],
};

it('leads from its door to its notices, and to a topic by its number alone', async () => {
  const { at } = openSignedIn('/colleges?courseId=3', aRoom());
  expect(await screen.findByText('还没有公告')).toBeVisible();
  expect(at()).toBe('/colleges/notice?menuIndex=1&courseId=3');
  expect(screen.queryByRole('link', { name: '发布公告' })).toBeNull();
});

it('lets a teacher publish a notice, which says something', async () => {
  const service = aRoom({ role: 1 });
  const { user } = openSignedIn('/colleges/notice?courseId=3&write=1', service);
  await user.click(await screen.findByRole('button', { name: '发布' }));
  expect(await screen.findByText('请填写标题')).toBeVisible();
  expect(screen.getByText('请填写正文')).toBeVisible();
});

it('shows no form after the term', async () => {
  openSignedIn(
    '/colleges/notice?courseId=3&write=1',
    aRoom({ role: 1, isArchived: true }),
    renderSite,
  );
  expect(await screen.findByText('学期已归档，只能查看')).toBeVisible();
  expect(screen.queryByRole('button', { name: '发布' })).toBeNull();
});

it('takes an answer as the best, by who asked', async () => {
  const service = aRoom();
  service.answers(classroomDiscussCalls.detail, topic);
  service.answers(commentCalls.list, { list: [reply], total: 1 });
  let asked: unknown;
  service.answersWith(classroomDiscussCalls.setBest, (_, body) => {
    asked = body;
    return null;
  });
  const { user } = openSignedIn('/colleges/aqDetail?courseId=3&id=5', service);
  await user.click(await screen.findByRole('button', { name: /^采纳为最佳回答/ }));
  expect(asked).toEqual({ courseId: 3, id: 5, commentId: 9 });
});

it('takes stars and words for a classroom, and never words alone', async () => {
  const service = aRoom();
  service.answers(classroomCalls.myEvaluation, null);
  let asked: unknown;
  service.answersWith(classroomCalls.evaluate, (_, body) => {
    asked = body;
    return { isHeld: false };
  });
  const { user } = openSignedIn('/colleges/notice?courseId=3', service, renderSite);
  await user.click(await screen.findByRole('button', { name: '评价课堂' }));
  await user.type(await screen.findByRole('textbox', { name: '想说的话' }), '很好');
  await user.click(screen.getByRole('button', { name: '保存评价' }));
  expect(await screen.findByText('请选择星级')).toBeVisible();
  // Without a layout there is no place under the mouse to read the stars from.
  fireEvent.click(screen.getByRole('radio', { name: '4 星' }));
  await user.click(screen.getByRole('button', { name: '保存评价' }));
  expect(await screen.findByText('评价已保存')).toBeVisible();
  expect(asked).toEqual({ courseId: 3, stars: 4, text: '很好' });
});

it('says that there is no such classroom for who is not in it', async () => {
  const service = fakeService();
  service.refuses(classroomCalls.detail, { status: 404, flag: 404, message: '该课堂不存在' });
  openSignedIn('/colleges/discuss?courseId=3', service);
  expect(await screen.findByText('该课堂不存在，或您不在其中')).toBeVisible();
});

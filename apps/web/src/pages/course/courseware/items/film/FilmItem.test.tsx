import { fakeService } from '@cheese/api-client/testing/fakeService';
import { filmQuestionCalls } from '@cheese/domain/calls/exam/filmQuestion';
import { courseCalls } from '@cheese/domain/calls/learning/course';
import { coursewareCalls } from '@cheese/domain/calls/learning/courseware';
import type { FilmPlayerProps } from '@cheese/player/FilmPlayer';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { useImperativeHandle } from 'react';
import { aPaperQuestion, aReviewed } from '../../../../../features/questionBank/testing/aQuestion';
import { fakeSignIn } from '../../../../../testing/aPerson';
import { renderPage } from '../../../../../testing/renderPage';

/** Props of the fake player, and the calls made to it. */
const film = { props: null as FilmPlayerProps | null, did: [] as string[] };
jest.mock('@cheese/player/FilmPlayer', () => ({
  FilmPlayer(props: FilmPlayerProps) {
    film.props = props;
    useImperativeHandle(props.handle, () => ({
      seek: (second) => void film.did.push(`seek ${second}`),
      play: () => void film.did.push('play'),
    }));
    return <p>影片</p>;
  },
}));

afterEach(() => {
  film.did = [];
  localStorage.clear();
  sessionStorage.clear();
  document.cookie = 'cheese-token-test=; Max-Age=0; Path=/';
});

const item = {
  id: 1,
  courseId: 3,
  chapterId: 1,
  title: '心动周期',
  durationS: 600,
  rule: 'watched',
  isTrial: true,
  isLocked: false,
  isStudied: false,
  type: 1,
};
const detail = {
  ...item,
  courseName: '生理学',
  position: 60,
  seen: [[0, 60]],
  previous: null,
  next: null,
  video: '/media/x/film.mp4',
  poster: null,
  subtitles: null,
  chapters: [],
  isInOrder: false,
};
const must = { second: 60, mustAnswer: true, isAnswered: false };
const may = { second: 90, mustAnswer: false, isAnswered: false };
const standing = {
  coursewareId: 1,
  position: 60,
  studiedS: 60,
  isStudied: false,
  lastLearntAt: 0,
  seen: [[0, 60]],
  wasVisited: true,
};

function aService(checks: object[] = [must, may]) {
  const service = fakeService();
  service.answers(courseCalls.directory, [
    { id: 1, pid: null, courseId: 3, title: '总论', coursewareCount: 1, coursewares: [item] },
  ]);
  service.answers(coursewareCalls.detail, { ...detail, checks });
  for (const call of ['learnStart', 'learnRefresh', 'learnEnd'] as const) {
    service.answers(coursewareCalls[call], standing);
  }
  service.answers(filmQuestionCalls.detail, {
    mustAnswer: true,
    question: aPaperQuestion(),
    reviewed: null,
  });
  return service;
}

async function open(service = aService(), isSignedIn = true) {
  if (isSignedIn) fakeSignIn(service);
  const shown = renderPage('/course/courseware?courseId=3&itemId=1', service);
  if (isSignedIn) await act(() => shown.session.signIn('good'));
  await screen.findByText('影片');
  return shown;
}

const stopAt = (second: number) => act(() => film.props?.onStop(second));

it('asks the teachers about the second that is shown', async () => {
  const { user, at } = await open();
  act(() => film.props?.onSecond(83));
  await user.click(screen.getByRole('link', { name: '向老师提问' }));
  await waitFor(() => expect(at()).toBe('/course/question?courseId=3&itemId=1&at=83'));
});

it('stops for a question, holds until it is answered, and then shows why and goes on', async () => {
  const service = aService();
  const handed: object[] = [];
  service.answersWith(filmQuestionCalls.answer, (_asks, body) => {
    handed.push(body);
    return aReviewed();
  });
  const { user } = await open(service);
  expect(film.props?.startAt).toBe(58);
  expect(film.props?.reach()).toBe(58);
  expect(film.props?.stops()).toEqual([60, 90]);

  stopAt(60);
  expect(await screen.findByRole('dialog', { name: '学到这里，先停下来想一想' })).toBeVisible();
  await user.click(await screen.findByRole('radio', { name: /两个/ }));
  expect(screen.queryByRole('button', { name: /继续播放/ })).toBeNull();
  service.answers(filmQuestionCalls.detail, {
    mustAnswer: true,
    question: null,
    reviewed: aReviewed(),
  });
  await user.dblClick(screen.getByRole('button', { name: '提交答案' }));
  expect(await screen.findByText('两房两室')).toBeVisible();
  expect(handed).toEqual([{ coursewareId: 1, second: 60, given: ['A'] }]);
  await user.click(screen.getByRole('button', { name: '继续播放' }));
  expect(film.did).toEqual(['play']);
  expect(film.props?.reach()).toBeNull();
  expect(film.props?.stops()).toEqual([90]);
});

it('reports what was watched before it asks, and leads back in the film', async () => {
  const { user, service } = await open();
  stopAt(60);
  await screen.findByRole('radio', { name: /两个/ });
  const order = service.asked.filter((address) => /refresh|film-question/.test(address));
  expect(order.at(-1)).toContain('film-question');
  expect(order.some((address) => address.includes('refresh'))).toBe(true);
  await user.click(screen.getByRole('button', { name: '先回看一段' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(film.did).toEqual(['seek 50']);
  expect(film.props?.stops()).toEqual([60, 90]);
});

it('may be skipped where no answer is needed', async () => {
  const { user } = await open(aService([may]));
  expect(film.props?.reach()).toBeNull();
  stopAt(90);
  await user.click(await screen.findByRole('button', { name: '跳过，继续播放' }));
  expect(film.did).toEqual(['play']);
  expect(film.props?.stops()).toEqual([]);
});

it('asks once more before what was chosen is lost', async () => {
  const { user } = await open();
  stopAt(60);
  await user.click(await screen.findByRole('radio', { name: /两个/ }));
  await user.click(screen.getByRole('button', { name: '关闭' }));
  expect(await screen.findByText('已选择的答案还没有提交')).toBeVisible();
});

it('has what was chosen and not handed in, when the page is loaded anew', async () => {
  const { user } = await open();
  stopAt(60);
  await user.click(await screen.findByRole('radio', { name: /两个/ }));
  await act(async () => void window.dispatchEvent(new Event('pagehide')));
  cleanup();
  await open();
  stopAt(60);
  expect(await screen.findByRole('radio', { name: /两个/ })).toBeChecked();
  expect(await screen.findByText('已恢复您上次未保存的内容')).toBeVisible();
});

it('says what failed, and asks again', async () => {
  const service = aService();
  service.refuses(filmQuestionCalls.detail, {
    status: 409,
    flag: 409,
    message: '还没有看到这一处，请先观看前面的内容',
  });
  const { user } = await open(service);
  stopAt(60);
  expect(await screen.findByText(/还没有看到这一处/)).toBeVisible();
  service.answers(filmQuestionCalls.detail, {
    mustAnswer: true,
    question: aPaperQuestion(),
    reviewed: null,
  });
  await user.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByRole('radio', { name: /两个/ })).toBeVisible();
});

it('stops nobody who has answered, and no visitor', async () => {
  await open(aService([{ ...must, isAnswered: true }]));
  expect(film.props?.stops()).toEqual([]);
  expect(film.props?.startAt).toBe(60);
});

it('asks a visitor nothing', async () => {
  await open(aService(), false);
  expect(film.props?.stops()).toEqual([]);
  expect(film.props?.reach()).toBeNull();
});

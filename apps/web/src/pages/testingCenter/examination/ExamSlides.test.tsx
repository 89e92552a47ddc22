import { fakeService } from '@cheese/api-client/testing/fakeService';
import { examCalls } from '@cheese/domain/calls/exam/exam';
import { slideQuestionCalls } from '@cheese/domain/calls/slides/slideQuestion';
import { slideTrayCalls } from '@cheese/domain/calls/slides/slideTray';
import type { ExamDescription } from '@cheese/domain/contract/exam/exam';
import { act, screen, waitFor } from '@testing-library/react';
import { openSignedIn, signOut } from '../../../features/questionBank/testing/openSignedIn';
import { dot } from '../../../features/slide/tasks/overlays';
import { viewer } from '../../../features/slide/testing/fakeViewer';

jest.mock('@cheese/slide-viewer/SlideViewer', () =>
  jest.requireActual('../../../features/slide/testing/fakeViewer'),
);

beforeAll(() =>
  Promise.all([
    import('./ExaminationPage'),
    import('./ExamSlideStage'),
    import('../../../features/slide/questions/SlideQuestionPlayer'),
  ]),
);
afterEach(signOut);

const exam: ExamDescription = {
  id: 7,
  title: '期末考试',
  course: null,
  library: null,
  state: 'answering',
  html: '',
  startsAt: 0,
  endsAt: 1,
  durationS: 3600,
  questionCount: 1,
  totalScore: 1,
  passScore: 1,
  enteredAt: 0,
  submittedAt: null,
  rule: 'shareUntilWrong',
  attempts: 1,
  attemptsLeft: 0,
  graceS: 300,
  isOneDevice: false,
  logsLeaving: true,
  needsPassword: false,
  resultFrom: 1,
  reviewFrom: 1,
};
const question = {
  id: 1,
  type: 2 as const,
  difficulty: 1 as const,
  context: null,
  groupId: null,
  stem: '这是肝',
  pictures: [],
  options: [],
  prompts: [],
  number: 1,
  score: 1,
  given: [],
  answerNumber: 0,
  isFlagged: false,
  place: 0,
};

const tiles = (place: unknown) => ({
  width: 600,
  height: 400,
  tileSize: 256,
  overlap: 0,
  mpp: null,
  objective: null,
  levels: [{ level: 0, width: 600, height: 400, columns: 3, rows: 2 }],
  tileAddress: `/slide-tiles/${String(place)}/{level}/{column}_{row}.jpg`,
  expiresAt: null,
});

function aService(questions: object[]) {
  const service = fakeService();
  service.answers(examCalls.description, exam);
  service.answersWith(examCalls.testPaper, () => ({
    examId: 7,
    attemptId: 3,
    title: '期末考试',
    totalScore: 1,
    sections: [{ title: '', note: '', questions }],
  }));
  service.answers(examCalls.residueTime, {
    attemptId: 3,
    now: Date.now(),
    endsAt: Date.now() + 3_600_000,
    residueMs: 3_600_000,
  });
  return service;
}

it('opens the slides beside the paper by their number, and closes them again', async () => {
  const service = aService([question]);
  const slides = [
    { place: 0, note: '看小叶' },
    { place: 1, note: '看汇管区' },
  ];
  service.answers(slideTrayCalls.ofExam, [{ id: 4, title: '考场切片', text: '', slides }]);
  service.answersWith(slideTrayCalls.examTileSource, ({ place }) => tiles(place));
  const { user } = openSignedIn('/testingCenter/examination?examId=7', service);
  await user.click(await screen.findByText('查看切片（2 张）'));
  await user.click(screen.getByRole('button', { name: '切片 2' }));
  expect(await screen.findByText('镜下')).toBeVisible();
  expect(screen.getByText('考场切片 · 看汇管区')).toBeVisible();
  expect(viewer.props?.slide.urlOf(0, 2, 1)).toBe('/slide-tiles/1/0/2_1.jpg');
  expect(screen.getByText('这是肝')).toBeVisible();
  await user.click(screen.getByLabelText('收起切片'));
  expect(screen.queryByText('镜下')).toBeNull();
});

it('asks again for the slides where the first answer never came', async () => {
  const service = aService([question]);
  service.refuses(slideTrayCalls.ofExam, { status: 500, flag: 500, message: '出错了' });
  const { user } = openSignedIn('/testingCenter/examination?examId=7', service);
  const retry = await screen.findByText('试卷切片未能载入，点击重试');
  const slides = [{ place: 0, note: '' }];
  service.answers(slideTrayCalls.ofExam, [{ id: 4, title: '考场切片', text: '', slides }]);
  await user.click(retry);
  expect(await screen.findByText('查看切片（1 张）')).toBeVisible();
  expect(screen.queryByText('试卷切片未能载入，点击重试')).toBeNull();
});

it('answers a question on its slide, found by the attempt and the place', async () => {
  const prompts = ['', '1 2', '600 400', ''];
  const service = aService([question, { ...question, id: 2, type: 9, number: 2, prompts }]);
  service.answers(slideTrayCalls.ofExam, []);
  service.answersWith(slideQuestionCalls.tileSource, ({ attemptId, place }) =>
    tiles(`${String(attemptId)}-${String(place)}`),
  );
  service.answers(examCalls.answer, { saved: [], isOpen: true, now: Date.now(), endsAt: null });
  const { user, sent } = openSignedIn('/testingCenter/examination?examId=7', service);
  await user.click(await screen.findByText('下一题'));
  expect(await screen.findByText('镜下')).toBeVisible();
  expect(viewer.props?.slide.urlOf(0, 2, 1)).toBe('/slide-tiles/3-1/0/2_1.jpg');
  const dots = [10, 20, 30].map((x) => dot(`${x}`, { x, y: 40.4 }, 'blue'));
  act(() => viewer.props?.drawing?.change(dots));
  // The question has two targets, so the oldest point is dropped.
  expect(screen.getByText('已标 2 处')).toBeVisible();
  await waitFor(() =>
    expect(sent(examCalls.answer)).toMatchObject([
      { attemptId: 3, answers: [{ place: 1, given: ['20,40 30,40'] }] },
    ]),
  );
});

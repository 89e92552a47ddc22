import { fakeService } from '@cheese/api-client/testing/fakeService';
import { examCalls } from '@cheese/domain/calls/exam/exam';
import { slideTrayCalls } from '@cheese/domain/calls/slides/slideTray';
import type { ExamDescription } from '@cheese/domain/contract/exam/exam';
import type { ExamResult } from '@cheese/domain/contract/exam/shapes/examPaper';
import { screen } from '@testing-library/react';
import { openSignedIn, signOut } from '../../../features/questionBank/testing/openSignedIn';

beforeAll(() => import('./ExaminationPage'));
afterEach(signOut);

const exam: ExamDescription = {
  id: 7,
  title: '模拟考试',
  course: null,
  library: null,
  state: 'submitted',
  html: '',
  startsAt: 0,
  endsAt: 1,
  durationS: 3600,
  questionCount: 1,
  totalScore: 1,
  passScore: 1,
  enteredAt: 0,
  submittedAt: 1,
  rule: 'shareUntilWrong',
  attempts: 1,
  attemptsLeft: 0,
  graceS: 0,
  isOneDevice: false,
  logsLeaving: false,
  needsPassword: false,
  resultFrom: 1,
  reviewFrom: 1,
};
const result: ExamResult = {
  examId: 7,
  attemptId: 3,
  title: '模拟考试',
  totalScore: 1,
  passScore: 1,
  questionCount: 1,
  unansweredCount: 1,
  usedS: 60,
  submittedAt: 1,
  isTimedOut: false,
  withdrawableMs: 60_000,
  resultFrom: 0,
  reviewFrom: 0,
  marks: null,
};
const question = {
  id: 1,
  type: 2,
  difficulty: 1,
  context: null,
  groupId: null,
  given: [],
  answerNumber: 0,
  stem: '肝有四叶',
  pictures: [],
  options: [],
  prompts: [],
  number: 1,
  score: 1,
  isFlagged: false,
};

function open(said: ExamResult) {
  const service = fakeService();
  service.answers(examCalls.description, exam);
  service.answers(examCalls.result, said);
  service.answers(slideTrayCalls.ofExam, []);
  service.answers(examCalls.testPaper, {
    examId: 7,
    attemptId: 3,
    title: '模拟考试',
    totalScore: 1,
    sections: [{ title: '', note: '', questions: [question] }],
  });
  const time = { attemptId: 3, now: 1, endsAt: 3_600_001, residueMs: 3_600_000 };
  service.answers(examCalls.residueTime, time);
  service.answersWith(examCalls.withdraw, () => {
    service.answers(examCalls.description, { ...exam, state: 'answering', submittedAt: null });
    return time;
  });
  return openSignedIn('/testingCenter/examination?examId=7', service);
}

it('takes back what was handed in a moment ago, and shows nothing of it before', async () => {
  const { user, sent } = open(result);
  const button = await screen.findByRole('button', { name: '撤回交卷' });
  expect(screen.queryByText('查看试卷与解析')).toBeNull();
  await user.click(button);
  expect(await screen.findByText('肝有四叶')).toBeVisible();
  expect(sent(examCalls.withdraw)).toEqual([{ attemptId: 3 }]);
});

it('shows the result once it stands', async () => {
  open({ ...result, withdrawableMs: null });
  expect(await screen.findByRole('link', { name: '查看试卷与解析' })).toBeVisible();
  expect(screen.queryByRole('button', { name: '撤回交卷' })).toBeNull();
});

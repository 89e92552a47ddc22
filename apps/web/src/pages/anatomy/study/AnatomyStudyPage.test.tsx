import { anatomyNoteCalls } from '@cheese/domain/calls/bodies/anatomyNote';
import { anatomyQuizCalls } from '@cheese/domain/calls/bodies/anatomyQuiz';
import { anatomyTourCalls } from '@cheese/domain/calls/bodies/anatomyTour';
import type { AnatomyQuiz, QuizQuestion } from '@cheese/domain/contract/bodies/anatomyQuiz';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openSignedIn, signOut } from '../../../features/questionBank/testing/openSignedIn';
import { renderPage } from '../../../testing/renderPage';
import { aService, theStudy } from '../testing/anAnatomy';

// jsdom cannot load models.
jest.mock('@cheese/model-viewer/stage/loadModel', () => ({
  loadModel: () => Promise.resolve({}),
  ModelRefused: Error,
}));

jest.mock('@cheese/model-viewer/stage/bodies', () => ({ bodiesOfModel: () => ({ all: [{}] }) }));
jest.mock('@cheese/model-viewer/stage/openStage', () => ({
  openStage: () => ({
    pick: () => ({ id: '2' }),
    aim: () => null,
    anchorOf: () => null,
    put: jest.fn(),
    mark: jest.fn(),
    show: jest.fn(),
    resize: jest.fn(),
    dispose: jest.fn(),
  }),
}));

beforeAll(() =>
  Promise.all([import('./AnatomyStudyPage'), import('./StudyBench'), import('./quiz/QuizBench')]),
);
afterEach(signOut);
afterEach(() => sessionStorage.clear());

// Without WebGL the page shows a list of parts and the tree.
beforeEach(() => void jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null));
afterEach(() => jest.restoreAllMocks());

it('finds a part by its pinyin, says what it is, and keeps it in the address', async () => {
  const { user, at } = renderPage('/anatomy/study?id=5', theStudy());
  await user.type(await screen.findByRole('searchbox', { name: '搜索结构' }), 'zxs{Enter}');
  const card = screen.getByRole('region', { name: '所选结构' });
  expect(within(card).getByText('ventriculus sinister')).toBeVisible();
  expect(at()).toBe('/anatomy/study?id=5&v=%7E2');
  expect(screen.getByText('与真实人体的差别：瓣膜从简')).toBeVisible();
});

it.each([
  [2, '单独出售，不随会员开放：购买后即可学习，会员享会员价', '立即购买'],
  [3, '开通会员后即可学习，会员期内有效', '开通会员'],
] as const)('says where it is locked what opens it: sold as %d', async (charge, said, way) => {
  renderPage('/anatomy/study?id=5', aService({ charge }));
  expect(await screen.findByText(said)).toBeVisible();
  expect(screen.getByText('59.00')).toBeVisible();
  expect(screen.getByText(way)).toBeVisible();
});

it('opens at what the address says', async () => {
  renderPage('/anatomy/study?id=5&v=%7E2', theStudy());
  const card = await screen.findByRole('region', { name: '所选结构' });
  expect(within(card).getByText('壁最厚的心腔。')).toBeVisible();
});

it('keeps notes at a part with what was seen, and leads back to it', async () => {
  const service = theStudy();
  const note = { id: 3, structureId: 2, view: '~2~~50!1', text: '约为右室三倍' };
  const kept = { ...note, createdAt: 0, editedAt: null };
  service.answers(anatomyNoteCalls.list, { list: [kept], total: 1 });
  service.answers(anatomyNoteCalls.add, kept);
  const { user, at, sent } = openSignedIn('/anatomy/study?id=5&v=%7E2', service);
  const field = await screen.findByRole('textbox', { name: '记在这个结构' });
  await user.type(field, '壁最厚');
  await user.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(field).toHaveValue(''));
  const said = { anatomyId: 5, structureId: 2, view: '~2', text: '壁最厚' };
  expect(sent(anatomyNoteCalls.add)).toEqual([said]);
  await user.click(await screen.findByRole('button', { name: '回到当时视角：约为右室三倍' }));
  expect(at()).toBe('/anatomy/study?id=5&v=%7E2%7E%7E50%211');
});

describe('a tour', () => {
  const stops = [
    { id: 'a', title: '左心室', text: '壁最厚。', sound: '', view: '~2~s!2' },
    { id: 'b', title: '整个心', text: '四个腔。', sound: '', view: '~1' },
  ];
  const aTour = { id: 3, anatomyId: 5, modelId: 7, title: '血流的路', stops, version: 1 };
  const kept = {
    ...aTour,
    visibility: 1,
    isHeld: false,
    mayEdit: false,
    updatedAt: 1,
    author: { id: 9, nickname: '李老师', avatar: '' },
  } as const;

  it('opens at the stop of its address, goes on by keys, and ends as it was', async () => {
    const service = theStudy();
    service.answers(anatomyTourCalls.list, { tours: [kept], mayTeach: false });
    const { user, at } = renderPage('/anatomy/study?id=5&tour=3&stop=2', service);
    const caption = await screen.findByRole('region', { name: '导览字幕：血流的路' });
    expect(within(caption).getByText('四个腔。')).toBeVisible();
    expect(within(caption).getByText(/没有中文语音/)).toBeVisible();
    await user.keyboard('[[');
    expect(within(caption).getByText('壁最厚。')).toBeVisible();
    expect(at()).toBe('/anatomy/study?id=5&tour=3&stop=1&v=%7E2');
    await user.keyboard('{Escape}');
    expect(screen.queryByText('壁最厚。')).toBeNull();
    expect(at()).toBe('/anatomy/study?id=5');
  });

  it('plays by itself at the pace of reading where nothing speaks, and stops when paused', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const service = theStudy();
    service.answers(anatomyTourCalls.list, { tours: [kept], mayTeach: false });
    renderPage('/anatomy/study?id=5&v=%7E2', service);
    fireEvent.click(await screen.findByRole('button', { name: '播放：血流的路' }));
    expect(screen.getByText('血流的路 · 第 1 站，共 2 站')).toBeVisible();
    act(() => void jest.advanceTimersByTime(4000));
    expect(screen.getByText('四个腔。')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: '上一站' }));
    fireEvent.click(screen.getByRole('button', { name: '暂停' }));
    act(() => void jest.advanceTimersByTime(60_000));
    expect(screen.getByText('壁最厚。')).toBeVisible();
    jest.useRealTimers();
  });
});

describe('its quiz', () => {
  const aQuestion = (number: number, said: Partial<QuizQuestion>): QuizQuestion => ({
    number,
    name: null,
    meshes: null,
    choices: [],
    ordering: null,
    mark: null,
    ...said,
  });
  const aMark = (isRight: boolean, given: string) => ({
    isRight,
    given,
    structureId: 2,
    name: '左心室',
    nameLatin: 'ventriculus sinister',
    nameEn: 'left ventricle',
    text: '壁最厚的心腔。',
    order: null,
  });
  const aQuiz = (kind: AnatomyQuiz['kind'], questions: QuizQuestion[]): AnatomyQuiz => ({
    id: 12,
    anatomyId: 5,
    modelId: 7,
    kind,
    startedAt: 0,
    questions,
    finishedAt: questions.every(({ mark }) => mark) ? 1 : null,
    rightCount: questions.filter(({ mark }) => mark?.isRight).length,
  });
  const choices = ['左心房', '左心室'];
  const lit = aQuestion(1, { meshes: ['lv'], choices });

  it('asks for a name, says what was right, and has what was wrong practised again', async () => {
    const service = theStudy();
    service.answers(anatomyQuizCalls.past, { list: [], total: 0 });
    service.answers(anatomyQuizCalls.begin, aQuiz('name', [lit]));
    service.answers(anatomyQuizCalls.quiz, aQuiz('name', [lit]));
    service.answers(
      anatomyQuizCalls.answer,
      aQuiz('name', [{ ...lit, mark: aMark(false, '左心房') }]),
    );
    const { user, at, sent } = openSignedIn('/anatomy/study?id=5', service);
    await user.click(await screen.findByRole('link', { name: '测验' }));
    await user.click(await screen.findByRole('button', { name: /认结构/ }));
    expect(await screen.findByText('亮起的结构是什么？')).toHaveFocus();
    expect(at()).toBe('/anatomy/study?id=5&modelId=7&quiz=12');
    expect(screen.queryByRole('searchbox')).toBeNull();
    await user.click(screen.getByRole('button', { name: '左心房' }));
    expect(await screen.findByText('答错了，您选的是“左心房”')).toBeVisible();
    expect(screen.getByText('壁最厚的心腔。')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '看结果' }));
    expect(screen.getByText('答对 0 题，共 1 题')).toBeVisible();
    expect(screen.getByRole('link', { name: '左心室' })).toHaveAttribute(
      'href',
      '/anatomy/study?id=5&modelId=7&v=%7E2',
    );
    await user.click(screen.getByRole('button', { name: '再练错题' }));
    await waitFor(() =>
      expect(sent(anatomyQuizCalls.begin)[1]).toEqual({
        anatomyId: 5,
        modelId: 7,
        kind: 'name',
        wrongOf: 12,
      }),
    );
  });

  it('has parts put in order by keys, keeps how far one came, and tells the right one', async () => {
    const names = ['主动脉', '右心房', '左心室', '肺动脉干'];
    const parts = names.map((name, at) => ({ id: at + 1, name }));
    const asked = aQuestion(1, { ordering: { title: '血液的路', parts } });
    const right = [2, 4, 3, 1].map((id) => ({ id, name: names[id - 1] ?? '' }));
    const mark = { ...aMark(false, '右心房 → 主动脉'), name: '血液的路', nameLatin: '' };
    const service = theStudy();
    service.answers(anatomyQuizCalls.quiz, aQuiz('order', [asked]));
    const marked = aQuestion(1, { ...asked, mark: { ...mark, nameEn: '', order: right } });
    service.answers(anatomyQuizCalls.answer, aQuiz('order', [marked]));
    const { user, sent } = openSignedIn('/anatomy/study?id=5&modelId=7&quiz=12', service);
    expect(await screen.findByText('请排顺序：血液的路')).toHaveFocus();
    const up = screen.getByRole('button', { name: '上移：右心房' });
    act(() => up.focus());
    await user.keyboard('{Enter}{Enter}');
    expect(up).toHaveFocus();
    expect(screen.getByText('右心房，现在第 1 位')).toBeVisible();
    const lines = within(screen.getByRole('list', { name: '排列中的结构' }));
    expect(lines.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
      '右心房',
      '主动脉',
      '左心室',
      '肺动脉干',
    ]);
    expect(sessionStorage.getItem('anatomy-quiz-12-1')).toBe('[2,1,3,4]');
    await user.click(screen.getByRole('button', { name: '提交顺序' }));
    expect(sent(anatomyQuizCalls.answer)).toEqual([{ quizId: 12, number: 1, order: [2, 1, 3, 4] }]);
    const solved = '正确顺序：右心房 → 肺动脉干 → 左心室 → 主动脉';
    expect(await screen.findByText(solved)).toBeVisible();
    await user.click(screen.getByRole('button', { name: '看结果' }));
    expect(screen.getByText('您排的是“右心房 → 主动脉”')).toBeVisible();
    expect(screen.getByText(solved)).toBeVisible();
  });

  it('lists those of before, each leading to how it went', async () => {
    const service = theStudy();
    const line = { kind: 'name', startedAt: 0, questionCount: 10 } as const;
    service.answers(anatomyQuizCalls.past, {
      list: [
        { id: 13, ...line, finishedAt: null, rightCount: 2, answeredCount: 3 },
        { id: 12, ...line, finishedAt: 1, rightCount: 8, answeredCount: 10 },
      ],
      total: 12,
    });
    openSignedIn('/anatomy/study?id=5&quiz=new', service);
    expect(
      await screen.findByRole('link', { name: '认结构 · 已答 3 题，共 10 题，接着做' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: '认结构 · 答对 8 题，共 10 题' })).toHaveAttribute(
      'href',
      '/anatomy/study?id=5&modelId=7&quiz=12',
    );
    expect(screen.getByRole('link', { name: '下一页' })).toHaveAttribute(
      'href',
      '/anatomy/study?id=5&modelId=7&quiz=new&page=2',
    );
    expect(screen.getByRole('button', { name: /排顺序/ })).toBeVisible();
  });

  it('takes what is pointed at by keys, names nothing, and goes on where one was', async () => {
    const canvas = document.createElement('canvas');
    const context = { canvas, getExtension: () => null };
    jest.mocked(HTMLCanvasElement.prototype.getContext).mockReturnValue(context as never);
    const questions = [{ ...lit, mark: aMark(true, '左心室') }, aQuestion(2, { name: '左心室' })];
    const service = theStudy();
    service.answers(anatomyQuizCalls.quiz, aQuiz('find', questions));
    service.answers(
      anatomyQuizCalls.answer,
      aQuiz(
        'find',
        questions.map((one) => ({ ...one, mark: aMark(true, '左心室') })),
      ),
    );
    const { user, sent } = openSignedIn('/anatomy/study?id=5&modelId=7&quiz=12', service);
    expect(await screen.findByText('请在模型上指出：左心室')).toBeVisible();
    expect(screen.getByText('第 2 题，共 2 题 · 已答对 1 题')).toBeVisible();
    expect(await screen.findByRole('button', { name: '看全貌' })).toBeVisible();
    expect(screen.queryByRole('button', { name: '结构标签' })).toBeNull();
    const pickIt = screen.getByRole('button', { name: '选定' });
    expect(pickIt).toBeDisabled();
    screen.getByRole('application').focus();
    await user.keyboard('{Enter}');
    await user.click(pickIt);
    expect(sent(anatomyQuizCalls.answer)).toEqual([{ quizId: 12, number: 2, structureId: 2 }]);
    expect(await screen.findByRole('button', { name: '看结果' })).toHaveFocus();
  });
});

import { fakeService } from '@cheese/api-client/testing/fakeService';
import { orderCalls } from '@cheese/domain/calls/shop/order';
import { anatomyCalls } from '@cheese/domain/calls/viewers/anatomy';
import { anatomyNoteCalls } from '@cheese/domain/calls/viewers/anatomyNote';
import { anatomyQuizCalls } from '@cheese/domain/calls/viewers/anatomyQuiz';
import type { Anatomy, AnatomyDetail } from '@cheese/domain/contract/viewers/anatomy';
import type { AnatomyQuiz, QuizQuestion } from '@cheese/domain/contract/viewers/anatomyQuiz';
import type { Structure } from '@cheese/domain/contract/viewers/model';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { openSignedIn, signOut } from '../../features/questionBank/testing/openSignedIn';
import { renderPage } from '../../testing/renderPage';

// Models are loaded by a browser only: see how it looks there.
jest.mock('@cheese/model-viewer/stage/loadModel', () => ({
  loadModel: () => Promise.resolve({}),
  ModelRefused: Error,
}));

jest.mock('@cheese/model-viewer/stage/bodies', () => ({ bodiesOfModel: () => ({ all: [{}] }) }));
jest.mock('@cheese/model-viewer/stage/openStage', () => ({
  openStage: () => ({
    ...{ pick: () => ({ id: '2' }), aim: () => null, anchorOf: () => null },
    ...{ put: jest.fn(), mark: jest.fn(), show: jest.fn(), resize: jest.fn(), dispose: jest.fn() },
  }),
}));

beforeAll(() =>
  Promise.all([
    import('./AnatomyPage'),
    import('./list/AnatomyListPage'),
    import('./detail/AnatomyDetailPage'),
    import('./introduce/AnatomyIntroducePage'),
    import('./study/AnatomyStudyPage'),
    import('./study/StudyBench'),
    import('./study/quiz/QuizBench'),
  ]),
);
afterEach(signOut);

const anAnatomy = (said: Partial<Anatomy> = {}): Anatomy => ({
  ...{ id: 5, commodityId: 50, name: '心脏三维模型', summary: '四腔与瓣膜', cover: '' },
  ...{ categoryId: 2, system: 2, structureCount: 64, learnerCount: 7320, charge: 2 },
  ...{ isLocked: true, opened: null, openUntil: null },
  ...{ offer: { specificationId: 9, price: 59_000, originalPrice: 79_000, vipPrice: 39_000 } },
  ...said,
});
const open = { isLocked: false, opened: 'free', charge: 1, offer: null } as const;

function aService(said: Partial<Anatomy> = {}) {
  const service = fakeService();
  const detail: AnatomyDetail = {
    ...anAnatomy(said),
    ...{ nameEn: 'heart', categoryName: '心和大血管', updatedAt: Date.UTC(2026, 10, 1) },
    ...{ pictures: [], itemCount: 1, modelCount: 1 },
  };
  service.answersWith(anatomyCalls.list, ({ keyword, system }) => {
    const list = keyword || system === '1' ? [] : [anAnatomy(said)];
    return { list, total: list.length };
  });
  service.answers(anatomyCalls.categories, [
    { id: 1, pid: null, name: '胸部', anatomyCount: 2 },
    { id: 2, pid: 1, name: '心和大血管', anatomyCount: 1 },
  ]);
  service.answers(anatomyCalls.detail, detail);
  const highlights = [{ title: '先看四腔', text: '比较左、右心室壁的厚度' }];
  service.answers(anatomyCalls.introduction, {
    ...{ anatomyId: 5, name: detail.name, html: '<p>循环的动力</p>', highlights },
  });
  const { isLocked } = detail;
  service.answers(anatomyCalls.items, [
    { id: 7, type: 65, title: '心', cover: '', durationS: null, isLocked, address: null },
  ]);
  return service;
}

it('shows what there is, and narrows it by system, region and part in the address', async () => {
  const { user, at } = renderPage('/anatomy', aService());
  expect(await screen.findByText('1 个模型 · 64 个可选结构')).toBeVisible();
  expect(await screen.findByText('64 个结构')).toBeVisible();
  await user.click(await screen.findByRole('link', { name: '胸部 2' }));
  expect(at()).toBe('/anatomy/list?categoryId=1');
  await user.click(await screen.findByRole('link', { name: '心和大血管 1' }));
  expect(at()).toBe('/anatomy/list?categoryId=2');
  await user.click(screen.getByRole('link', { name: '运动系统' }));
  expect(at()).toBe('/anatomy/list?categoryId=2&system=1');
  expect(await screen.findByText('没有符合条件的模型')).toBeVisible();
});

it('says what is in one and what it costs, and sells it', async () => {
  const service = aService();
  service.answers(orderCalls.placeOrder, { id: 700 });
  const { user, at } = openSignedIn('/anatomy/detail?id=5', service);
  expect(await screen.findByRole('heading', { level: 1, name: '心脏三维模型' })).toBeVisible();
  expect(await screen.findByTitle('未开通')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: '心' })).toBeNull();
  await user.click(screen.getByRole('button', { name: '立即购买' }));
  await waitFor(() => expect(at()).toBe('/pay/anatomy?id=5&orderId=700'));
});

it('leads from one that is open through its introduction into the study', async () => {
  const { user } = renderPage('/anatomy/detail?id=5', aService(open));
  expect(await screen.findByRole('link', { name: '开始学习' })).toHaveAttribute(
    'href',
    '/anatomy/study?id=5',
  );
  expect(await screen.findByRole('link', { name: '心' })).toHaveAttribute(
    'href',
    '/anatomy/study?id=5&modelId=7',
  );
  await user.click(screen.getByRole('link', { name: '详细介绍' }));
  expect(await screen.findByText('比较左、右心室壁的厚度')).toBeVisible();
});

it('says where there is none, and where one is closed', async () => {
  const gone = aService();
  gone.refuses(anatomyCalls.detail, { status: 404, flag: 404, message: '不存在' });
  renderPage('/anatomy/detail?id=7', gone);
  expect(await screen.findByText('没有找到这个解剖模型')).toBeVisible();
  cleanup();
  renderPage('/anatomy/study?id=5', aService());
  expect(await screen.findByText('这个模型还没有开通')).toBeVisible();
});

describe('the study', () => {
  const aPart = (said: Partial<Structure>): Structure => ({
    ...{ id: 1, pid: null, modelId: 7, name: '心', nameEn: 'heart', nameLatin: 'cor' },
    ...{ spelling: 'xin', description: '', color: '', meshes: [], anchor: null },
    ...said,
  });

  function theStudy() {
    const service = aService(open);
    service.answers(anatomyCalls.models, [
      {
        ...{ id: 7, title: '心', simplified: '瓣膜从简', format: 'glb', preview: '', unitMm: 1 },
        ...{ address: '/model/x/model.glb', bytes: 4, expiresAt: null },
      },
    ]);
    service.answers(anatomyCalls.structures, [
      aPart({}),
      aPart({
        ...{
          id: 2,
          pid: 1,
          name: '左心室',
          nameLatin: 'ventriculus sinister',
          spelling: 'zuo xin shi',
        },
        ...{ nameEn: 'left ventricle', description: '壁最厚的心腔。', meshes: ['lv'] },
      }),
    ]);
    return service;
  }

  // No graphics here: what is seen then is the plain list of parts, with the tree beside it.
  beforeEach(
    () => void jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null),
  );
  afterEach(() => jest.restoreAllMocks());

  it('finds a part by its pinyin, says what it is, and keeps it in the address', async () => {
    const { user, at } = renderPage('/anatomy/study?id=5', theStudy());
    await user.type(await screen.findByRole('searchbox', { name: '搜索结构' }), 'zxs{Enter}');
    const card = screen.getByRole('region', { name: '所选结构' });
    expect(within(card).getByText('ventriculus sinister')).toBeVisible();
    expect(at()).toBe('/anatomy/study?id=5&v=%7E2');
    expect(screen.getByText('与真实人体的差别：瓣膜从简')).toBeVisible();
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

  describe('its quiz', () => {
    const aQuestion = (number: number, said: Partial<QuizQuestion>): QuizQuestion => ({
      ...{ number, name: null, meshes: null, choices: [], mark: null },
      ...said,
    });
    const aMark = (isRight: boolean, given: string) => ({
      ...{ isRight, given, structureId: 2, name: '左心室', nameLatin: 'ventriculus sinister' },
      ...{ nameEn: 'left ventricle', text: '壁最厚的心腔。' },
    });
    const aQuiz = (kind: AnatomyQuiz['kind'], questions: QuizQuestion[]): AnatomyQuiz => ({
      ...{ id: 12, anatomyId: 5, modelId: 7, kind, startedAt: 0, questions },
      ...{
        finishedAt: questions.every(({ mark }) => mark) ? 1 : null,
        rightCount: questions.filter(({ mark }) => mark?.isRight).length,
      },
    });
    const choices = ['左心房', '左心室'];
    const lit = aQuestion(1, { meshes: ['lv'], choices });

    it('asks for a name, says what was right, and has what was wrong practised again', async () => {
      const service = theStudy();
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
          ...{ anatomyId: 5, modelId: 7, kind: 'name', wrongOf: 12 },
        }),
      );
    });

    it('takes what is pointed at by keys, names nothing, and goes on where one was', async () => {
      const context = { canvas: document.createElement('canvas') };
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
});

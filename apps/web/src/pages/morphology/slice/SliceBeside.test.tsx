import { slideMineCalls } from '@cheese/domain/calls/slides/slideMine';
import { slidePanelCalls } from '@cheese/domain/calls/slides/slidePanel';
import { screen, waitFor, within } from '@testing-library/react';
import { openSignedIn, signOut } from '../../../features/questionBank/testing/openSignedIn';
import { aSlideService } from '../../../features/slide/testing/aSlideService';
import { renderPage } from '../../../testing/renderPage';

jest.mock('@cheese/slide-viewer/SlideViewer', () => ({ SlideViewer: () => <p>镜下</p> }));

beforeAll(() =>
  Promise.all([
    import('./SlicePage'),
    import('../../../features/slide/viewer/SlideBench'),
    import('../../../features/slide/beside/WordsDialog'),
  ]),
);
afterEach(signOut);

const at = '/morphology/slice?id=31';

function aService(isKeeping = false) {
  const service = aSlideService({ isKeeping });
  service.answers(slideMineCalls.remember, null);
  service.answers(slidePanelCalls.videos, []);
  const practice = { source: 1, sourceId: 45, libraryId: 15, questionCount: 8 };
  service.answers(slidePanelCalls.practices, [{ ...practice, title: '病理题库 · 肝' }]);
  service.answers(slidePanelCalls.information, [
    { title: '观察要点', html: '<p>先找中央静脉</p>', pictures: [] },
  ]);
  service.answers(slidePanelCalls.pathology, [
    {
      id: 1,
      title: '病例一',
      history: '乏力半年',
      diagnosis: '门脉性肝硬化',
      sections: [{ title: '镜下所见', html: '<p>假小叶</p>', pictures: [] }],
    },
  ]);
  return service;
}

it('shows a tab for what there is, and none for what there is not', async () => {
  const { user } = renderPage(at, aService());
  expect(await screen.findByText('镜下')).toBeVisible();
  expect(await screen.findByText('先找中央静脉')).toBeVisible();
  expect(screen.queryByRole('button', { name: '视频' })).toBeNull();
  expect(screen.queryByRole('button', { name: '编辑讲解' })).toBeNull();
  await user.click(screen.getByRole('button', { name: '练习' }));
  expect(screen.getByRole('link', { name: '病理题库 · 肝' })).toHaveAttribute(
    'href',
    '/testingCenter/questionChapter?libraryId=15&chapterId=45',
  );
  await user.click(screen.getByRole('button', { name: '病理' }));
  expect(screen.getByText('假小叶')).toBeVisible();
  expect(screen.getByText('门脉性肝硬化')).not.toBeVisible();
});

it('lets who keeps it write, with a title for each block', async () => {
  const service = aService(true);
  const words = { sections: [{ title: '观察要点', text: '先找中央静脉' }], cases: [], edition: 3 };
  service.answers(slidePanelCalls.words, words);
  service.answers(slidePanelCalls.saveWords, { edition: 4 });
  const { user, sent } = openSignedIn(at, service);
  expect(await screen.findByText('镜下')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: '编辑讲解' }));
  const dialog = within(await screen.findByRole('dialog', { name: '编辑切片讲解' }));
  await user.click(await dialog.findByRole('button', { name: '添加一段讲解' }));
  await user.click(dialog.getByRole('button', { name: '保存' }));
  expect(await dialog.findByText('请填写标题')).toBeVisible();
  const second = within(dialog.getByRole('group', { name: '讲解 2' }));
  await user.type(second.getByRole('textbox', { name: /标题/ }), '高倍');
  await user.dblClick(dialog.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  // Reading and saving share an address; the read has no body.
  expect(sent(slidePanelCalls.saveWords).filter(Boolean)).toEqual([
    { ...words, slideId: 31, sections: [...words.sections, { title: '高倍', text: '' }] },
  ]);
});

import { collectCalls } from '@cheese/domain/calls/learning/collect';
import { slideMineCalls } from '@cheese/domain/calls/slides/slideMine';
import { slideReportCalls } from '@cheese/domain/calls/slides/slideReport';
import { screen, waitFor, within } from '@testing-library/react';
import { openSignedIn, signOut } from '../../../features/questionBank/testing/openSignedIn';
import { aSlideService } from '../../../features/slide/testing/aSlideService';
import { renderPage } from '../../../testing/renderPage';
import { setWidth } from '../../../testing/setWidth';

jest.mock('@cheese/slide-viewer/SlideViewer', () => ({ SlideViewer: () => <p>镜下</p> }));

beforeAll(() =>
  Promise.all([
    import('./SlicePage'),
    import('../../../features/slide/viewer/SlideBench'),
    import('../../../features/slideReport/ReportDialog'),
  ]),
);
afterEach(signOut);
afterEach(() => jest.restoreAllMocks());

const at = '/morphology/slice?id=31&v=1000_500_0.5_37_0';

function aService() {
  const service = aSlideService();
  service.answers(collectCalls.state, false);
  service.answers(collectCalls.add, null);
  service.answers(slideMineCalls.remember, null);
  service.answers(slideReportCalls.add, { id: 1 });
  return service;
}

it('keeps a slide among the favourites', async () => {
  const { user, sent } = openSignedIn(at, aService());
  expect(await screen.findByText('镜下')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: '收藏' }));
  await waitFor(() => expect(sent(collectCalls.add)).toEqual([{ type: 32, productId: 31 }]));
});

it('tells who keeps it what is wrong, with the place that is seen', async () => {
  const { user, sent } = openSignedIn(at, aService());
  expect(await screen.findByText('镜下')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: '纠错' }));
  const dialog = within(await screen.findByRole('dialog', { name: '反馈切片问题' }));
  await user.click(dialog.getByRole('button', { name: '提交反馈' }));
  expect(await dialog.findByText('请选择问题类型')).toBeVisible();
  await user.selectOptions(dialog.getByRole('combobox'), '图像模糊');
  await user.type(dialog.getByRole('textbox'), '左上角看不清');
  await user.dblClick(dialog.getByRole('button', { name: '提交反馈' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent(slideReportCalls.add)).toEqual([
    { slideId: 31, fault: 1, text: '左上角看不清', view: '1000_500_0.5_37_0' },
  ]);
});

it('keeps where somebody was once they leave', async () => {
  const { user, sent } = openSignedIn(at, aService());
  await screen.findByText('镜下');
  await user.click(screen.getByRole('link', { name: '返回切片列表' }));
  await waitFor(() =>
    expect(sent(slideMineCalls.remember)).toEqual([{ slideId: 31, view: '1000_500_0.5_37_0' }]),
  );
});

it('keeps nothing of a visitor, who is led to the login first', async () => {
  const { user, service } = renderPage(at, aService());
  await screen.findByText('镜下');
  await user.click(screen.getByRole('button', { name: '纠错' }));
  expect(await screen.findByRole('dialog', { name: '系统检测到您未登录' })).toBeVisible();
  expect(service.asked.filter((url) => url.includes('mine/view'))).toEqual([]);
});

it('keeps its tools behind one button on a phone, until somebody turns elsewhere', async () => {
  setWidth(375);
  const { user } = renderPage(at, aService());
  const keep = await screen.findByRole('button', { name: '收藏', hidden: true });
  expect(keep).not.toBeVisible();
  expect(screen.getByRole('button', { name: '收起面板' })).toBeVisible();
  const more = screen.getByRole('button', { name: '更多工具' });
  await user.click(more);
  expect(keep).toBeVisible();
  await user.click(screen.getByRole('button', { name: '帮助' }));
  await user.click(await screen.findByRole('button', { name: '关闭' }));
  expect(keep).toBeVisible();
  keep.focus();
  await user.keyboard('{Escape}');
  expect(keep).not.toBeVisible();
  expect(more).toHaveFocus();
  await user.click(more);
  await user.click(screen.getByText('镜下'));
  expect(keep).not.toBeVisible();
});

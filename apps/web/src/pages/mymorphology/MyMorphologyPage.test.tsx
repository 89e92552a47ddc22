import { fakeService } from '@cheese/api-client/testing/fakeService';
import { slideMineCalls } from '@cheese/domain/calls/slides/slideMine';
import { slideReportCalls } from '@cheese/domain/calls/slides/slideReport';
import type { LookedSlide, OwnLibrary } from '@cheese/domain/contract/slides/slideMine';
import { screen } from '@testing-library/react';
import { openSignedIn, signOut } from '../../features/questionBank/testing/openSignedIn';
import { renderPage } from '../../testing/renderPage';

beforeAll(() => Promise.all([import('./MyMorphologyPage'), import('./list/OwnLibrariesPage')]));
afterEach(signOut);

const lookedAt = Date.parse('2026-11-20T08:00:00+08:00');
const looked = (said: Partial<LookedSlide> = {}): LookedSlide => ({
  slideId: 31,
  title: '肝小叶',
  thumbnail: '',
  isLocked: false,
  isGone: false,
  view: '1000_500_0.5_37_0',
  lookedAt,
  ...said,
});
const library = (said: Partial<OwnLibrary> = {}): OwnLibrary => ({
  id: 5,
  name: '消化系统切片库',
  cover: '',
  field: 1,
  slideCount: 8,
  isOfSchool: false,
  isBought: true,
  isLocked: false,
  validUntil: Date.parse('2027-01-01T00:00:00+08:00'),
  last: { slideId: 31, title: '肝小叶', view: '1_2_0.5_0_0', lookedAt },
  ...said,
});

function aService(slides: LookedSlide[] = [], libraries: OwnLibrary[] = []) {
  const service = fakeService();
  service.answers(slideMineCalls.looked, { list: slides, total: slides.length });
  service.answers(slideMineCalls.libraries, { list: libraries, total: libraries.length });
  service.answers(slideReportCalls.list, { list: [], total: 0 });
  return service;
}

it('goes on where somebody stopped, and tells no name of what went', async () => {
  const gone = looked({ slideId: 32, title: '', isGone: true });
  openSignedIn('/mymorphology', aService([looked(), gone], [library()]));
  expect(await screen.findByRole('link', { name: '肝小叶' })).toHaveAttribute(
    'href',
    '/morphology/slice?id=31&v=1000_500_0.5_37_0',
  );
  expect(screen.getByText('已下架或暂无权限')).toBeVisible();
  expect(await screen.findByRole('link', { name: '消化系统切片库' })).toHaveAttribute(
    'href',
    '/morphology/library?id=5&slideId=31&v=1_2_0.5_0_0',
  );
  expect(screen.getByText(/有效期至 2027-01-01/)).toBeVisible();
});

it('leads on where nothing was looked at yet', async () => {
  openSignedIn('/mymorphology', aService());
  expect(await screen.findByText('还没有看过切片')).toBeVisible();
  expect(await screen.findByText('还没有切片库')).toBeVisible();
  expect(await screen.findByText('还没有反馈过切片问题')).toBeVisible();
  expect(screen.getByRole('link', { name: '去看切片' })).toHaveAttribute(
    'href',
    '/morphology/list',
  );
});

it('tells what was answered to what somebody reported, and leads to the place', async () => {
  const service = aService();
  const report = { slideId: 31, fault: 1, id: 1, slideTitle: '肝小叶', text: '左上角看不清' };
  service.answers(slideReportCalls.list, {
    list: [{ ...report, state: 2, reply: '已重新扫描', reportedAt: lookedAt, view: '1_2_1_0_0' }],
    total: 1,
  });
  openSignedIn('/mymorphology', service);
  expect(await screen.findByText('回复：已重新扫描')).toBeVisible();
  expect(screen.getByRole('link', { name: '查看当时的位置' })).toHaveAttribute(
    'href',
    '/morphology/slice?id=31&v=1_2_1_0_0',
  );
});

it('a locked library leads to what it is sold with, one of a school to its slide', async () => {
  const libraries = [
    library({ isLocked: true, isBought: false, validUntil: null }),
    library({ id: 1000, name: '本校切片库', isOfSchool: true, isBought: false, validUntil: null }),
  ];
  openSignedIn('/mymorphology/list', aService([], libraries));
  expect(await screen.findByRole('link', { name: '消化系统切片库' })).toHaveAttribute(
    'href',
    '/morphology/detail?id=5',
  );
  expect(screen.getByRole('link', { name: '本校切片库' })).toHaveAttribute(
    'href',
    '/morphology/slice?id=31&v=1_2_0.5_0_0',
  );
});

it('asks a visitor to sign in', async () => {
  renderPage('/mymorphology', fakeService());
  expect(await screen.findByRole('dialog', { name: '系统检测到您未登录' })).toBeVisible();
});

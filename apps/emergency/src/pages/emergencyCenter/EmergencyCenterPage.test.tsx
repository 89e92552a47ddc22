import { fakeService } from '@cheese/api-client/testing/fakeService';
import { resourceCalls } from '@cheese/domain/calls/emergency/resource';
import { myCertificateCalls } from '@cheese/domain/calls/emergency/myCertificate';
import { quizCalls } from '@cheese/domain/calls/emergency/quiz';
import type { GroundResource } from '@cheese/domain/contract/emergency/shapes/resourceShapes';
import { screen, waitFor, within } from '@testing-library/react';
import { aProgress } from '../../features/certificate/testing/aCertificate';
import { aQuiz } from '../../features/quiz/testing/aQuiz';
import { learn } from '../../testing/learn';
import { signOut } from '../../testing/manage';
import { renderPage } from '../../testing/renderPage';

const aResource = (said: Partial<GroundResource>): GroundResource => ({
  id: 1,
  title: '一份资源',
  summary: '摘要',
  category: 2,
  topic: 9,
  kind: 1,
  cover: '',
  groundedAt: 0,
  ...said,
});

const withResources = () => {
  const service = fakeService();
  service.answersWith(resourceCalls.ground, ({ category }) =>
    category === '1'
      ? [aResource({ title: '山体滑坡搜救', category: 1, topic: 7 })]
      : [aResource({ title: '成人心肺复苏' }), aResource({ id: 2, title: '山体滑坡搜救' })],
  );
  return service;
};

describe('the emergency centre’s home', () => {
  it('shows what is on the shelf', async () => {
    renderPage('/emergencyCenter', withResources());
    expect(await screen.findByRole('heading', { name: '成人心肺复苏' })).toBeVisible();
    const [card] = screen.getAllByRole('article');
    expect(within(card as HTMLElement).getByText('心肺复苏')).toBeVisible();
    expect(document.title).toBe('公益急救培训平台');
  });

  it('keeps the category in the address', async () => {
    const { user, at } = renderPage('/emergencyCenter', withResources());
    await user.click(await screen.findByRole('link', { name: '灾难案例' }));
    await waitFor(() => expect(screen.queryByText('成人心肺复苏')).toBeNull());
    expect(screen.getByText('山体滑坡搜救')).toBeVisible();
    expect(at()).toBe('/emergencyCenter?category=1');
  });

  it('offers no way on where there is nothing anywhere', async () => {
    const service = fakeService();
    service.answers(resourceCalls.ground, []);
    renderPage('/emergencyCenter', service);
    expect(await screen.findByText('暂无急救资源')).toBeVisible();
    expect(screen.queryByRole('link', { name: '查看全部资源' })).toBeNull();
  });

  it('says what to do where a category is empty', async () => {
    const service = fakeService();
    service.answers(resourceCalls.ground, []);
    renderPage('/emergencyCenter?category=2', service);
    expect(await screen.findByText('这个分类下还没有资源')).toBeVisible();
    expect(screen.getByRole('link', { name: '查看全部资源' })).toHaveAttribute(
      'href',
      '/emergencyCenter',
    );
  });

  it('fails in words and tries again', async () => {
    const service = fakeService();
    const { user } = renderPage('/emergencyCenter', service);
    const alert = await screen.findByRole('alert');
    const retry = within(alert).getByRole('button', { name: '重试' });
    service.answers(resourceCalls.ground, [aResource({ title: '又来了' })]);
    await user.click(retry);
    expect(await screen.findByText('又来了')).toBeVisible();
  });

  it('has one address, to which the site’s own leads', async () => {
    const { at } = renderPage('/?category=1&keyword=a', withResources());
    expect(await screen.findByText('山体滑坡')).toBeVisible();
    expect(at()).toBe('/emergencyCenter?category=1&keyword=a');
  });

  it('looks for a keyword, also within a category', async () => {
    const { user, at, service } = renderPage('/emergencyCenter?keyword=cpr', withResources());
    expect(await screen.findByText('“cpr”的搜索结果')).toBeVisible();
    await user.click(screen.getByRole('link', { name: '灾难案例' }));
    expect(at()).toBe('/emergencyCenter?category=1&keyword=cpr');
    expect(service.asked).toContain('/resource/v1/ground?category=1&keyword=cpr');
  });

  it('narrows by topic too, and keeps the rest', async () => {
    const { user, at, service } = renderPage('/emergencyCenter?category=2', withResources());
    const topics = within(await screen.findByRole('navigation', { name: '资源子类' }));
    expect(topics.getAllByRole('link').map((link) => link.textContent)).toEqual([
      '全部主题',
      '地震',
      '溺水',
      '洪水',
      '普通火灾',
      '高层火灾',
      '泥石流',
      '龙卷风',
      '山体滑坡',
      '漏电',
      '心肺复苏',
    ]);
    await user.click(topics.getByRole('link', { name: '心肺复苏' }));
    expect(at()).toBe('/emergencyCenter?category=2&topic=9');
    expect(service.asked).toContain('/resource/v1/ground?category=2&topic=9');
  });

  it('leads to each resource by its title', async () => {
    renderPage('/emergencyCenter', withResources());
    expect(await screen.findByRole('link', { name: '成人心肺复苏' })).toHaveAttribute(
      'href',
      '/emergencyCenter/resource?id=1',
    );
  });

  it('has a 404 face', async () => {
    renderPage('/no/such/page');
    expect(await screen.findByText('您访问的页面不存在')).toBeVisible();
  });
});

describe('the ways on from home', () => {
  const entry = async (name: RegExp) =>
    within(await screen.findByRole('main')).findByRole('link', { name });

  it('are there for a visitor', async () => {
    renderPage('/emergencyCenter', withResources());
    expect(await entry(/急救测验/)).toHaveAttribute('href', '/emergencyCenter/quiz?start=1');
    expect(await entry(/证书查验/)).toHaveAttribute('href', '/emergencyCenter/verify');
  });

  it('say how far a trainee is', async () => {
    learn('/emergencyCenter', (wire) => {
      const answers = [{ questionId: 11, option: 'A' }];
      wire.answers(resourceCalls.ground, []);
      wire.answers(quizCalls.current, aQuiz({ answers }));
      const far = aProgress({ itemId: 6, itemName: '溺水救援', done: nothingDone });
      wire.answers(myCertificateCalls.progress, [far, aProgress()]);
    });
    expect(await screen.findByText('继续未完成的测验（已答 1/3）')).toBeVisible();
    expect(await entry(/急救测验/)).toHaveAttribute('href', '/emergencyCenter/quiz');
    expect(await screen.findByText('心肺复苏与自动体外除颤：已完成 33%')).toBeVisible();
  });

  it('say that a certificate is ready, and nothing of one that is had already', async () => {
    learn('/emergencyCenter', (wire) => {
      wire.answers(resourceCalls.ground, []);
      const had = aProgress({ itemName: '溺水救援', number: 'A-1' });
      wire.answers(myCertificateCalls.progress, [had, aProgress({ canClaim: true })]);
    });
    expect(await screen.findByText(/自动体外除颤：条件已达成，可以领取/)).toBeVisible();
  });

  it('stay as they are where nothing can be learned', async () => {
    learn('/emergencyCenter', (wire) => {
      wire.answers(resourceCalls.ground, []);
      wire.unplug(quizCalls.current);
      wire.unplug(myCertificateCalls.progress);
    });
    await screen.findByText('您好，苏念');
    expect(await screen.findByText('随机抽题，交卷即出成绩与解析')).toBeVisible();
  });

  afterEach(signOut);
});

const nothingDone = { studySeconds: 0, resourceIds: [], quizzes: 0 };

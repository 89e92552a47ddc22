import { recordBodies } from '@cheese/api-client/testing/recordBodies';
import { tagCalls } from '@cheese/domain/calls/content/tag';
import { userCalls } from '@cheese/domain/calls/people/user';
import { act, screen, waitFor } from '@testing-library/react';
import { holdOnce } from '../../testing/holdOnce';
import { renderSite } from '../../testing/renderPage';
import { aTagService, nursing, openPanel, stored } from './testing/aTagService';

// Imported ahead, so that loading them does not count towards the tests' timeouts.
beforeAll(() => Promise.all([import('./TagPanel'), import('./ChosenName')]));

afterEach(() => {
  localStorage.clear();
  document.cookie = 'cheese-token-test=; Max-Age=0; Path=/';
});

describe('who is signed in', () => {
  const signedIn = async (service: ReturnType<typeof aTagService>, address = '/anatomy/list') => {
    const page = renderSite(address, service);
    await screen.findByRole('banner');
    await act(() => page.session.signIn('good'));
    return page;
  };

  it('tells the server the last of the chosen ones, or 0', async () => {
    const service = aTagService();
    const bodies = recordBodies(service);
    const page = await signedIn(service);
    const { pick } = await openPanel(page);
    await pick('护理学');
    await pick('急危重症护理学');
    await waitFor(() => expect(bodies('user/tag/v1')).toContainEqual({ tagId: 6 }));
    await page.user.click(await screen.findByRole('button', { name: /^专业/ }));
    await pick('全部专业');
    await pick('选定“全部专业”');
    await waitFor(() => expect(bodies('user/tag/v1')).toContainEqual({ tagId: 0 }));
  });

  it('is not held up by a server that is silent', async () => {
    const service = aTagService();
    service.hangs(tagCalls.choose);
    const page = await signedIn(service, '/help');
    const { pick } = await openPanel(page);
    await pick('护理学');
    await pick('急危重症护理学');
    await waitFor(() => expect(page.at()).toBe('/'));
  });

  it('tells the server one choice after the other', async () => {
    const service = aTagService();
    const page = await signedIn(service);
    const { letGo, held } = holdOnce(service, tagCalls.choose);
    const sent = recordBodies(service);
    const told = () => sent('user/tag/v1').filter((body) => body !== undefined);
    const { pick } = await openPanel(page);
    await pick('护理学');
    await pick('急危重症护理学');
    await held;
    await page.user.click(await screen.findByRole('button', { name: /^专业/ }));
    await pick('选定“护理学”');
    expect(told()).toEqual([{ tagId: 6 }]);
    letGo();
    await waitFor(() => expect(told()).toEqual([{ tagId: 6 }, { tagId: 5 }]));
    expect(stored()).toEqual([5]);
  });

  it('takes back what the server does not take', async () => {
    const service = aTagService(nursing);
    const page = await signedIn(service);
    await screen.findByRole('button', { name: '专业 急危重症护理学' });
    service.refuses(tagCalls.choose, { status: 500, flag: 500, message: '服务异常' });
    const { pick } = await openPanel(page);
    await pick('全部专业');
    await pick('选定“全部专业”');
    expect(await screen.findByText('服务异常')).toBeVisible();
    expect(await screen.findByRole('button', { name: '专业 急危重症护理学' })).toBeVisible();
    expect(stored()).toEqual([5, 6]);
  });

  it('tells the server, too, while it is not yet known to be in', async () => {
    const service = aTagService();
    service.hangs(userCalls.tokenValid);
    document.cookie = 'cheese-token-test=good; Path=/';
    const bodies = recordBodies(service);
    const page = renderSite('/anatomy/list', service);
    const { pick } = await openPanel(page);
    await pick('护理学');
    await pick('急危重症护理学');
    await waitFor(() => expect(bodies('user/tag/v1')).toEqual([{ tagId: 6 }]));
  });

  it('keeps what another tab chose since, whatever header comes next', async () => {
    const page = await signedIn(aTagService(nursing));
    await screen.findByRole('button', { name: '专业 急危重症护理学' });
    act(() => {
      localStorage.setItem('majorIdList', '[1,2]');
      window.dispatchEvent(new Event('storage'));
    });
    await screen.findByRole('button', { name: '专业 内科学' });
    await act(() => page.router.navigate('/testingCenter'));
    expect(await screen.findByRole('button', { name: '专业 内科学' })).toBeVisible();
    expect(stored()).toEqual([1, 2]);
  });

  it('brings the choice that the server keeps', async () => {
    await signedIn(aTagService(nursing));
    expect(await screen.findByRole('button', { name: '专业 急危重症护理学' })).toBeVisible();
    expect(stored()).toEqual([5, 6]);
  });

  it('chooses none at all on a page that leads home, and it stays so', async () => {
    const service = aTagService(nursing);
    const page = await signedIn(service, '/help');
    await screen.findByRole('button', { name: '专业 急危重症护理学' });
    // The refetch hangs, so the outdated answer stays in the cache.
    service.hangs(tagCalls.chosen);
    const { pick } = await openPanel(page);
    await pick('全部专业');
    await pick('选定“全部专业”');
    expect(await screen.findByRole('link', { name: '首页', current: 'page' })).toBeVisible();
    expect(await screen.findByRole('button', { name: '专业 全部专业' })).toBeVisible();
    expect(stored()).toBeNull();
  });

  it('takes over that none is chosen any more', async () => {
    localStorage.setItem('majorIdList', '[5,6]');
    await signedIn(aTagService());
    expect(await screen.findByRole('button', { name: '专业 全部专业' })).toBeVisible();
    expect(stored()).toBeNull();
  });

  it('leaves no choice behind', async () => {
    const page = await signedIn(aTagService(nursing));
    await screen.findByRole('button', { name: '专业 急危重症护理学' });
    act(() => page.session.logOut());
    expect(await screen.findByRole('button', { name: '专业 全部专业' })).toBeVisible();
  });
});

import { fakeService } from '@cheese/api-client/testing/fakeService';
import { recordBodies } from '@cheese/api-client/testing/recordBodies';
import { tagCalls } from '@cheese/domain/calls/tag';
import { userCalls } from '@cheese/domain/calls/user';
import type { Tag } from '@cheese/domain/contract/tag';
import { act, screen, waitFor, within } from '@testing-library/react';
import { knowsSomebody } from '../../testing/aPerson';
import { renderPage } from '../../testing/renderPage';

// The parts are there before they are waited for.
beforeAll(() => Promise.all([import('./TagPanel'), import('./ChosenName')]));

afterEach(() => {
  localStorage.clear();
  document.cookie = 'cheese-token-test=; Max-Age=0; Path=/';
});

const tag = (id: number, name: string, pid: number, hasChild: 0 | 1 = 0): Tag => ({
  ...{ id, name, pid, hasChild },
});

/** Four levels deep. */
const tags = [
  tag(1, '临床医学', 0, 1),
  tag(2, '内科学', 1, 1),
  tag(3, '心血管内科学', 2, 1),
  tag(4, '心电图学', 3),
  tag(5, '护理学', 0, 1),
  tag(6, '急危重症护理学', 5),
];
const none = { tagId: 0, tags: [] };
const nursing = { tagId: 6, tags: [tag(5, '护理学', 0, 1), tag(6, '急危重症护理学', 5)] };

function aService(kept: { tagId: number; tags: Tag[] } = none) {
  const service = fakeService();
  service.answers(tagCalls.list, { list: tags, total: tags.length });
  service.answers(tagCalls.chosen, kept);
  service.answers(tagCalls.choose, null);
  knowsSomebody(service);
  return service;
}

const stored = () => JSON.parse(localStorage.getItem('majorIdList') ?? 'null') as unknown;

async function openPanel({ user }: ReturnType<typeof renderPage>) {
  await user.click(await screen.findByRole('button', { name: /^专业/ }));
  await screen.findByRole('button', { name: '临床医学' });
  const pick = async (name: string) => user.click(await screen.findByRole('button', { name }));
  return { pick };
}

describe('a visitor', () => {
  it('goes down through every level and chooses a leaf, which is kept', async () => {
    const service = aService();
    const bodies = recordBodies(service);
    const page = renderPage('/course', service);
    const { pick } = await openPanel(page);
    await pick('临床医学');
    await pick('内科学');
    await pick('心血管内科学');
    await pick('心电图学');
    expect(stored()).toEqual([1, 2, 3, 4]);
    const button = await screen.findByRole('button', { name: '专业 心电图学' });
    expect(button).toHaveFocus();
    expect(bodies('user/tag/v1')).toEqual([]);
    expect(page.at()).toBe('/course');
  });

  it('may choose what has others below it, and nothing at all again', async () => {
    const page = renderPage('/course', aService());
    const { pick } = await openPanel(page);
    await pick('临床医学');
    await pick('选定“临床医学”');
    expect(stored()).toEqual([1]);
    await page.user.click(await screen.findByRole('button', { name: '专业 临床医学' }));
    await pick('选定“全部专业”');
    expect(stored()).toBeNull();
    expect(await screen.findByRole('button', { name: '专业 全部专业' })).toBeVisible();
  });

  it('does without the subject that the address named', async () => {
    const page = renderPage('/search?keyword=心&tagId=2&page=3', aService());
    const { pick } = await openPanel(page);
    await pick('护理学');
    await pick('急危重症护理学');
    await waitFor(() => expect(page.at()).toBe(`/search?keyword=${encodeURIComponent('心')}`));
  });

  it('comes to the home from a page that does not follow the choice', async () => {
    const page = renderPage('/realTimeInfo?page=2', aService());
    const { pick } = await openPanel(page);
    await pick('护理学');
    await pick('急危重症护理学');
    await waitFor(() => expect(page.at()).toBe('/'));
  });

  it('goes back on the way by its steps, which keep the focus', async () => {
    const page = renderPage('/course', aService());
    const { pick } = await openPanel(page);
    await pick('临床医学');
    await pick('内科学');
    const way = within(screen.getByRole('list', { name: '已展开' }));
    const step = way.getByRole('button', { name: '临床医学' });
    await page.user.click(step);
    expect(step).toHaveFocus();
    expect(step).toHaveAttribute('aria-current', 'step');
    expect(screen.queryByRole('button', { name: '心血管内科学' })).toBeNull();
    await page.user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: '专业 全部专业' })).toHaveFocus();
  });

  it('goes through the levels by the arrows', async () => {
    const page = renderPage('/course', aService());
    await openPanel(page);
    act(() => screen.getByRole('button', { name: '临床医学' }).focus());
    await page.user.keyboard('{ArrowDown}');
    expect(screen.getByRole('button', { name: '护理学' })).toHaveFocus();
    await page.user.keyboard('{ArrowUp}{ArrowRight}');
    expect(screen.getByRole('button', { name: '内科学' })).toHaveFocus();
    await page.user.keyboard('{ArrowRight}{ArrowLeft}');
    expect(screen.getByRole('button', { name: '内科学' })).toHaveFocus();
    await page.user.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    expect(stored()).toEqual([1, 2, 3, 4]);
  });

  it('finds a major on any level by a part of its name', async () => {
    const page = renderPage('/course', aService());
    await openPanel(page);
    await page.user.type(screen.getByRole('searchbox', { name: '搜索专业' }), '护理');
    const found = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(found).toEqual(expect.arrayContaining(['护理学', '护理学 / 急危重症护理学']));
    await page.user.click(screen.getByRole('button', { name: '护理学 / 急危重症护理学' }));
    expect(stored()).toEqual([5, 6]);
  });

  it('is told where nothing is found', async () => {
    const page = renderPage('/course', aService());
    await openPanel(page);
    await page.user.type(screen.getByRole('searchbox', { name: '搜索专业' }), '天文');
    expect(screen.getByText('没有找到相关专业')).toBeVisible();
  });

  it('can ask again where the majors did not come', async () => {
    const service = aService();
    service.unplug(tagCalls.list);
    const { user } = renderPage('/course', service);
    await user.click(await screen.findByRole('button', { name: /^专业/ }));
    const panel = within(await screen.findByRole('group', { name: '选择专业' }));
    const retry = await panel.findByRole('button', { name: '重试' });
    service.answers(tagCalls.list, { list: tags, total: tags.length });
    await user.click(retry);
    expect(await screen.findByRole('button', { name: '护理学' })).toBeVisible();
  });

  it('keeps what was chosen, and whatever else stands there is no choice', async () => {
    localStorage.setItem('majorIdList', '[5,6]');
    renderPage('/course', aService());
    expect(await screen.findByRole('button', { name: '专业 急危重症护理学' })).toBeVisible();
    act(() => {
      localStorage.setItem('majorIdList', '{"id":"x"}');
      window.dispatchEvent(new Event('storage'));
    });
    expect(await screen.findByRole('button', { name: '专业 全部专业' })).toBeVisible();
  });
});

describe('who is signed in', () => {
  const signedIn = async (service: ReturnType<typeof aService>, address = '/course') => {
    const page = renderPage(address, service);
    await screen.findByRole('banner');
    await act(() => page.session.signIn('good'));
    return page;
  };

  it('tells the server the last of the chosen ones, or 0', async () => {
    const service = aService();
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
    const service = aService();
    service.hangs(tagCalls.choose);
    const page = await signedIn(service, '/help');
    const { pick } = await openPanel(page);
    await pick('护理学');
    await pick('急危重症护理学');
    await waitFor(() => expect(page.at()).toBe('/'));
  });

  it('tells the server, too, while it is not yet known to be in', async () => {
    const service = aService();
    service.hangs(userCalls.tokenValid);
    document.cookie = 'cheese-token-test=good; Path=/';
    const bodies = recordBodies(service);
    const page = renderPage('/course', service);
    const { pick } = await openPanel(page);
    await pick('护理学');
    await pick('急危重症护理学');
    await waitFor(() => expect(bodies('user/tag/v1')).toEqual([{ tagId: 6 }]));
  });

  it('keeps what another tab chose since, whatever header comes next', async () => {
    const page = await signedIn(aService(nursing));
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
    await signedIn(aService(nursing));
    expect(await screen.findByRole('button', { name: '专业 急危重症护理学' })).toBeVisible();
    expect(stored()).toEqual([5, 6]);
  });

  it('chooses none at all on a page that leads home, and it stays so', async () => {
    const service = aService(nursing);
    const page = await signedIn(service, '/help');
    await screen.findByRole('button', { name: '专业 急危重症护理学' });
    // What was answered before the choice is all that is known for a while.
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
    await signedIn(aService());
    expect(await screen.findByRole('button', { name: '专业 全部专业' })).toBeVisible();
    expect(stored()).toBeNull();
  });

  it('leaves no choice behind', async () => {
    const page = await signedIn(aService(nursing));
    await screen.findByRole('button', { name: '专业 急危重症护理学' });
    act(() => page.session.logOut());
    expect(await screen.findByRole('button', { name: '专业 全部专业' })).toBeVisible();
  });
});

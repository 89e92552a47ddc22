import { tagCalls } from '@cheese/domain/calls/content/tag';
import { recordBodies } from '@cheese/api-client/testing/recordBodies';
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderSite } from '../../testing/renderPage';
import { aTagService, openPanel, stored, tags } from './testing/aTagService';

// Imported ahead, so that loading them does not count towards the tests' timeouts.
beforeAll(() => Promise.all([import('./TagPanel'), import('./ChosenName')]));

afterEach(() => {
  localStorage.clear();
  document.cookie = 'cheese-token-test=; Max-Age=0; Path=/';
});

describe('a visitor', () => {
  it('goes down through every level and chooses a leaf, which is kept', async () => {
    const service = aTagService();
    const bodies = recordBodies(service);
    const page = renderSite('/course', service);
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
    const page = renderSite('/course', aTagService());
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
    const page = renderSite('/search?keyword=心&tagId=2&page=3', aTagService());
    const { pick } = await openPanel(page);
    await pick('护理学');
    await pick('急危重症护理学');
    await waitFor(() => expect(page.at()).toBe(`/search?keyword=${encodeURIComponent('心')}`));
  });

  it('begins its list anew', async () => {
    const page = renderSite('/productList?productType=1&page=3', aTagService());
    const { pick } = await openPanel(page);
    await pick('护理学');
    await pick('急危重症护理学');
    await waitFor(() => expect(page.at()).toBe('/productList?productType=1'));
  });

  it('comes to the home from a page that does not follow the choice', async () => {
    const page = renderSite('/realTimeInfo?page=2', aTagService());
    const { pick } = await openPanel(page);
    await pick('护理学');
    await pick('急危重症护理学');
    await waitFor(() => expect(page.at()).toBe('/'));
  });

  it('goes back on the way by its steps, which keep the focus', async () => {
    const page = renderSite('/course', aTagService());
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
    const page = renderSite('/course', aTagService());
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
    const page = renderSite('/course', aTagService());
    await openPanel(page);
    await page.user.type(screen.getByRole('searchbox', { name: '搜索专业' }), '护理');
    const found = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(found).toEqual(expect.arrayContaining(['护理学', '护理学 / 急危重症护理学']));
    await page.user.click(screen.getByRole('button', { name: '护理学 / 急危重症护理学' }));
    expect(stored()).toEqual([5, 6]);
  });

  it('loses a choice that is no longer offered', async () => {
    localStorage.setItem('majorIdList', '[99999]');
    renderSite('/course', aTagService());
    await waitFor(() => expect(stored()).toBeNull());
  });

  it('is told where nothing is found', async () => {
    const page = renderSite('/course', aTagService());
    await openPanel(page);
    await page.user.type(screen.getByRole('searchbox', { name: '搜索专业' }), '天文');
    expect(screen.getByText('没有找到相关专业')).toBeVisible();
  });

  it('can ask again where the majors did not come', async () => {
    const service = aTagService();
    service.unplug(tagCalls.list);
    const { user } = renderSite('/course', service);
    await user.click(await screen.findByRole('button', { name: /^专业/ }));
    const panel = within(await screen.findByRole('group', { name: '选择专业' }));
    const retry = await panel.findByRole('button', { name: '重试' });
    service.answers(tagCalls.list, { list: tags, total: tags.length });
    await user.click(retry);
    expect(await screen.findByRole('button', { name: '护理学' })).toBeVisible();
  });

  it('keeps what was chosen, and whatever else stands there is no choice', async () => {
    localStorage.setItem('majorIdList', '[5,6]');
    renderSite('/course', aTagService());
    expect(await screen.findByRole('button', { name: '专业 急危重症护理学' })).toBeVisible();
    act(() => {
      localStorage.setItem('majorIdList', '{"id":"x"}');
      window.dispatchEvent(new Event('storage'));
    });
    expect(await screen.findByRole('button', { name: '专业 全部专业' })).toBeVisible();
  });
});

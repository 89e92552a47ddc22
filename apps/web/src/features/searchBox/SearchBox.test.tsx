import { fakeService } from '@cheese/api-client/testing/fakeService';
import { searchCalls } from '@cheese/domain/calls/front/search';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderSite } from '../../testing/renderPage';

afterEach(() => localStorage.clear());

const stored = () => JSON.parse(localStorage.getItem('historyList') ?? '[]') as unknown;
const remember = (...texts: string[]) => localStorage.setItem('historyList', JSON.stringify(texts));

/** `user.click` does not tell that the mouse stays inside; leaving the box closes the panel. */
const click = (place: HTMLElement) => fireEvent.click(place);

async function open(service = fakeService()) {
  const page = renderSite('/certificate/verify', service);
  const box = await screen.findByRole('combobox', { name: '搜索' });
  const focus = async () => {
    await page.user.click(box);
    return within(await screen.findByRole('listbox'));
  };
  const names = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
  return { ...page, box, focus, names };
}

describe('searching', () => {
  it('leads to the search page and is remembered, the last first and each once', async () => {
    remember('解剖', '心电图');
    const { user, box, at } = await open();
    await user.type(box, ' 心电图 {Enter}');
    await waitFor(() => expect(at()).toBe(`/search?keyword=${encodeURIComponent('心电图')}`));
    expect(stored()).toEqual(['心电图', '解剖']);
  });

  it('for nothing leads there, too, and is not remembered', async () => {
    const { user, box, at } = await open();
    await user.type(box, '  {Enter}');
    await waitFor(() => expect(at()).toBe('/search?keyword='));
    expect(stored()).toEqual([]);
  });

  it('remembers ten at most', async () => {
    remember(...Array.from({ length: 10 }, (_, index) => `词${index}`));
    const { user, box } = await open();
    await user.type(box, '新词{Enter}');
    expect(stored()).toEqual(['新词', ...Array.from({ length: 9 }, (_, index) => `词${index}`)]);
  });

  it('keeps what is typed while the page is on its way', async () => {
    const { box } = await open();
    fireEvent.change(box, { target: { value: '心' } });
    fireEvent.submit(screen.getByRole('search'));
    fireEvent.change(box, { target: { value: '心肺复苏' } });
    await waitFor(() => expect(document.title).toContain('“心”'));
    expect(screen.getByRole('combobox', { name: '搜索' })).toHaveValue('心肺复苏');
  });

  it('shows what the address asks for', async () => {
    renderSite('/search?keyword=CPR');
    expect(await screen.findByRole('combobox', { name: '搜索' })).toHaveValue('CPR');
  });
});

describe('the history', () => {
  it('opens with the focus, and an entry searches again', async () => {
    remember('解剖', '心电图');
    const { focus, at, names } = await open();
    const list = await focus();
    expect(names()).toEqual(['解剖', '心电图']);
    click(list.getByRole('option', { name: '心电图' }));
    await waitFor(() => expect(at()).toBe(`/search?keyword=${encodeURIComponent('心电图')}`));
    expect(stored()).toEqual(['心电图', '解剖']);
  });

  it('says so where there is none', async () => {
    const { user, box } = await open();
    await user.click(box);
    expect(await screen.findByText('暂无搜索记录')).toBeVisible();
    expect(screen.queryByRole('button', { name: '删除搜索记录' })).toBeNull();
  });

  it('is named by the field only while it is there', async () => {
    remember('解剖');
    const { user, box, focus } = await open();
    await focus();
    expect(box).toHaveAttribute('aria-expanded', 'true');
    expect(box).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
    await user.keyboard('{ArrowDown}');
    click(screen.getByRole('button', { name: '删除搜索记录' }));
    click(screen.getByRole('option', { name: '删除“解剖”' }));
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(box).toHaveAttribute('aria-expanded', 'false');
    expect(box).not.toHaveAttribute('aria-controls');
    expect(box).not.toHaveAttribute('aria-activedescendant');
  });

  it('loses in delete mode what is clicked, until the mode is left', async () => {
    remember('解剖', '心电图', '护理');
    const { focus, names, at } = await open();
    const list = await focus();
    click(screen.getByRole('button', { name: '删除搜索记录' }));
    click(list.getByRole('option', { name: '删除“心电图”' }));
    expect(names()).toEqual(['解剖', '护理']);
    expect(stored()).toEqual(['解剖', '护理']);
    expect(at()).toBe('/certificate/verify');
    click(screen.getByRole('button', { name: '取消' }));
    click(list.getByRole('option', { name: '护理' }));
    await waitFor(() => expect(at()).toBe(`/search?keyword=${encodeURIComponent('护理')}`));
  });

  it('loses one entry by a double click, under which the next one comes to lie', async () => {
    remember('解剖', '心电图', '护理');
    const { focus, names } = await open();
    const list = await focus();
    click(screen.getByRole('button', { name: '删除搜索记录' }));
    fireEvent.click(list.getByRole('option', { name: '删除“解剖”' }), { detail: 1 });
    fireEvent.click(list.getByRole('option', { name: '删除“心电图”' }), { detail: 2 });
    expect(names()).toEqual(['心电图', '护理']);
  });

  it('is cleared at once in delete mode', async () => {
    remember('解剖', '心电图');
    const { focus, names } = await open();
    await focus();
    expect(screen.queryByRole('button', { name: '清空全部' })).toBeNull();
    click(screen.getByRole('button', { name: '删除搜索记录' }));
    click(screen.getByRole('button', { name: '清空全部' }));
    expect(names()).toEqual([]);
    expect(stored()).toEqual([]);
    expect(screen.getByText('暂无搜索记录')).toBeVisible();
  });

  it('leaves delete mode with its last entry', async () => {
    remember('解剖');
    const { focus } = await open();
    const list = await focus();
    click(screen.getByRole('button', { name: '删除搜索记录' }));
    click(list.getByRole('option', { name: '删除“解剖”' }));
    expect(screen.getByText('暂无搜索记录')).toBeVisible();
    expect(screen.queryByRole('button', { name: '取消' })).toBeNull();
  });

  it('closes by blur, by the mouse that leaves, and by Esc', async () => {
    remember('解剖');
    const { user, box, focus, names } = await open();
    await focus();
    fireEvent.blur(box, { relatedTarget: document.body });
    expect(names()).toEqual([]);
    await focus();
    await user.unhover(box);
    expect(names()).toEqual([]);
    await focus();
    await user.keyboard('{Escape}');
    expect(names()).toEqual([]);
    expect(box).toHaveFocus();
  });

  it('stays under a finger, also where a mouse is parked elsewhere', async () => {
    remember('解剖');
    const { user, box, names } = await open();
    await user.pointer([{ target: box }, { keys: '[TouchA]', target: box }]);
    await screen.findByRole('listbox');
    // After a tap, some browsers send mouse events at the parked mouse position.
    fireEvent.mouseLeave(screen.getByRole('search'));
    expect(names()).toEqual(['解剖']);
  });

  it('is walked through by the arrows', async () => {
    remember('解剖', '心电图');
    const { user, box, focus, at } = await open();
    const list = await focus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    const second = list.getByRole('option', { name: '心电图' });
    expect(second).toHaveAttribute('aria-selected', 'true');
    expect(box).toHaveAttribute('aria-activedescendant', second.id);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(at()).toBe(`/search?keyword=${encodeURIComponent('心电图')}`));
  });
});

describe('what many look for', () => {
  const withHot = () => {
    const service = fakeService();
    service.answers(searchCalls.hot, ['心肺复苏', '病理切片']);
    return service;
  };

  it('stands in the empty box, below the history, and is searched for by a click', async () => {
    remember('解剖');
    const { focus, at } = await open(withHot());
    await focus();
    const hot = within(await screen.findByRole('group', { name: '热门搜索' }));
    click(hot.getByRole('button', { name: '病理切片' }));
    await waitFor(() => expect(at()).toBe(`/search?keyword=${encodeURIComponent('病理切片')}`));
    expect(stored()).toEqual(['病理切片', '解剖']);
  });

  it('gives way to suggestions', async () => {
    const { user, box } = await open(withHot());
    await user.type(box, '心');
    expect(screen.queryByRole('group', { name: '热门搜索' })).toBeNull();
    await user.clear(box);
    expect(await screen.findByRole('group', { name: '热门搜索' })).toBeVisible();
  });
});

describe('a double click on an entry', () => {
  it('does not reach what lies beneath', async () => {
    remember('心电图');
    const { focus, user } = await open();
    const list = await focus();
    click(list.getByRole('option', { name: '心电图' }));
    const beneath = screen.getByRole('link', { name: '下载APP' });
    const followed = jest.fn((event: Event) => event.preventDefault());
    beneath.addEventListener('click', followed);

    fireEvent.click(beneath, { detail: 2 });
    expect(fireEvent.click(beneath, { detail: 3 })).toBe(false);
    expect(followed).not.toHaveBeenCalled();
    await user.dblClick(beneath);
    expect(followed).toHaveBeenCalledTimes(2);
  });
});

describe('suggestions', () => {
  const suggesting = () => {
    const service = fakeService();
    service.answersWith(searchCalls.suggestions, ({ keyword }) => [
      { text: `成人${String(keyword)}复苏`, type: 1, marks: [{ from: 2, to: 4 }] },
    ]);
    return service;
  };
  const asked = (service: ReturnType<typeof fakeService>) =>
    service.asked.filter((address) => address.includes('suggest'));

  it('come for what was typed when the typing rests, with the hit marked', async () => {
    const service = suggesting();
    const { user, box, names, at } = await open(service);
    await user.type(box, '心肺');
    expect(await screen.findByRole('option', { name: '成人心肺复苏，医学课程' })).toBeVisible();
    expect(names()).toEqual(['搜索“心肺”', '成人心肺复苏医学课程']);
    expect(screen.getByText('心肺', { selector: 'mark' })).toBeVisible();
    expect(asked(service)).toHaveLength(1);
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    const sought = encodeURIComponent('成人心肺复苏');
    await waitFor(() => expect(at()).toBe(`/search?keyword=${sought}`));
    expect(stored()).toEqual(['成人心肺复苏']);
  });

  it('give way to the history where nothing is typed any more', async () => {
    remember('解剖');
    const { user, box, names } = await open(suggesting());
    await user.type(box, '心肺');
    await screen.findByRole('option', { name: '成人心肺复苏，医学课程' });
    await user.clear(box);
    expect(names()).toEqual(['解剖']);
  });

  it('do not disturb where they fail', async () => {
    const { user, box, names } = await open();
    await user.type(box, '心肺');
    await waitFor(() => expect(names()).toEqual(['搜索“心肺”']));
    expect(screen.queryByText(/网络连接失败/)).toBeNull();
  });
});

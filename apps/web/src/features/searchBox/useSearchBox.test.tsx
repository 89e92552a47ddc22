import { act, screen, waitFor } from '@testing-library/react';
import { renderSite } from '../../testing/renderPage';

afterEach(() => localStorage.clear());

// Imported ahead, because the next search would abort the navigation to a page still loading.
beforeAll(() => Promise.all([import('../../pages/search/SearchPage'), import('./SearchPanel')]));

async function open(address: string) {
  const page = renderSite(address);
  const box = await screen.findByRole('combobox', { name: '搜索' });
  const back = () => act(() => page.router.navigate(-1));
  return { ...page, box, back };
}

describe('the way back from a search', () => {
  it('is one step, however often the same was searched for', async () => {
    const { user, box, at, back } = await open('/course');
    await user.type(box, 'CPR{Enter}');
    await waitFor(() => expect(at()).toBe('/search?keyword=CPR'));
    const again = screen.getByRole('combobox', { name: '搜索' });
    await user.type(again, '{Enter}');
    await user.dblClick(screen.getByRole('button', { name: '搜索' }));
    await back();
    expect(at()).toBe('/course');
  });

  it('is one step after a double click on the glass', async () => {
    const { user, box, at, back } = await open('/search?keyword=AED');
    await user.type(box, ' CPR');
    await user.dblClick(screen.getByRole('button', { name: '搜索' }));
    await waitFor(() => expect(at()).toBe('/search?keyword=AED+CPR'));
    await back();
    expect(at()).toBe('/search?keyword=AED');
  });

  it('leads to the filters that a new search for the same left behind', async () => {
    const { user, box, at, back } = await open('/search?keyword=CPR&charge=1');
    await user.type(box, '{Enter}');
    await waitFor(() => expect(at()).toBe('/search?keyword=CPR'));
    await back();
    expect(at()).toBe('/search?keyword=CPR&charge=1');
  });
});

it.each([
  ['too long', '心'.repeat(400), '心'.repeat(50)],
  ['what no keyboard types', 'CPR\0AED', 'CPR AED'],
])('shows what is searched for also where the address says %s', async (_what, said, shown) => {
  const { box } = await open(`/search?keyword=${encodeURIComponent(said)}`);
  expect(box).toHaveValue(shown);
});

it('shows what is searched for also where the address ends in a slash', async () => {
  const { user, box, at } = await open('/search/?keyword=CPR');
  expect(box).toHaveValue('CPR');
  await user.type(box, '{Enter}');
  expect(at()).toMatch(/^\/search\/?\?keyword=CPR$/);
});

import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, useSearchParams } from 'react-router-dom';
import { AppLink } from './AppLink';

function Pages() {
  const [search] = useSearchParams();
  const page = Number(search.get('page') ?? 1);
  return (
    <>
      <p>第{page}页</p>
      <AppLink href={`/list?page=${page + 1}`}>下一页</AppLink>
      <AppLink href="/courses">课程</AppLink>
    </>
  );
}

function open() {
  const routes = [
    { path: '/start', element: <p>开头</p> },
    { path: '/list', element: <Pages /> },
    { path: '/courses', element: <h1>课程</h1> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/start', '/list'] });
  render(<RouterProvider router={router} />);
  return router;
}

/** The second click comes before React has drawn where the first one led. */
const clickTwice = (link: HTMLElement) =>
  act(async () => {
    fireEvent.click(link, { detail: 1 });
    await new Promise((done) => setTimeout(done));
    fireEvent.click(link, { detail: 2 });
  });

it('is one step by a double click', async () => {
  const router = open();
  await clickTwice(screen.getByRole('link', { name: '课程' }));
  expect(await screen.findByRole('heading', { name: '课程' })).toBeVisible();
  await act(() => router.navigate(-1));
  expect(await screen.findByText('第1页')).toBeVisible();
});

it('is a step each where it leads on by then', async () => {
  open();
  await userEvent.dblClick(screen.getByRole('link', { name: '下一页' }));
  expect(await screen.findByText('第3页')).toBeVisible();
});

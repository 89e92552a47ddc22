import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { PagedList } from './PagedList';
import { Pager } from './Pager';
import { show } from '../testing/show';

function Turned() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const page = Number(search.get('page') ?? 1);
  return (
    <PagedList page={page}>
      <p>第{page}页的内容</p>
      <Pager page={page} pageSize={10} total={30} makeHref={(to) => `/?page=${to}`} />
      <button onClick={() => void navigate(-1)}>后退</button>
    </PagedList>
  );
}

const scrollTo = jest.spyOn(window, 'scrollTo').mockReturnValue();
afterEach(() => scrollTo.mockClear());

/** Distance of the list from the top of the window, in pixels. */
const headAt = (top: number) =>
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect);

const turn = () => userEvent.click(screen.getByRole('link', { name: '下一页' }));

it('is led to its head where that is out of sight', async () => {
  headAt(-900);
  show(<Turned />);
  expect(scrollTo).not.toHaveBeenCalled();
  await turn();
  expect(screen.getByText('第2页的内容')).toBeVisible();
  expect(scrollTo).toHaveBeenCalledWith(0, -900 - 56 - 16);
});

it('stays where it is while its head is seen', async () => {
  headAt(200);
  show(<Turned />);
  await turn();
  expect(screen.getByText('第2页的内容')).toBeVisible();
  expect(scrollTo).not.toHaveBeenCalled();
});

it('leaves whoever goes back to the place that they left', async () => {
  headAt(-900);
  show(<Turned />);
  await turn();
  scrollTo.mockClear();
  await userEvent.click(screen.getByRole('button', { name: '后退' }));
  expect(screen.getByText('第1页的内容')).toBeVisible();
  expect(scrollTo).not.toHaveBeenCalled();
});

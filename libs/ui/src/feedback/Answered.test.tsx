import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Answered, type AnsweredProps } from './Answered';
import type { Answerable } from './answerable';
import { show } from '../testing/show';

type Query = Answerable<string[]>;

const query = (given: Partial<Query>): Query => ({
  isFetching: false,
  refetch: jest.fn(),
  ...given,
});

const list = (given: Partial<Query>, more: Partial<AnsweredProps<string[]>> = {}) => (
  <Answered query={query(given)} skeleton={<i>灰色占位</i>} what="课程列表" {...more}>
    {(courses) => courses.map((course) => <p key={course}>{course}</p>)}
  </Answered>
);

const down = { status: 503, flag: 503, message: '服务暂时不可用，请稍后重试' };
const offline = { status: 0, flag: 0, message: '网络连接失败，请稍后重试' };
const lost = { status: 404, flag: 404, message: '该课程不存在或已下线' };

it('shows the skeleton while the first answer is on its way', () => {
  show(list({ isFetching: true }));
  expect(screen.getByText('加载中')).toBeInTheDocument();
  expect(screen.getByText('灰色占位')).toBeInTheDocument();
});

it('shows the answer', () => {
  show(list({ data: ['诊断学', '外科学'] }));
  expect(screen.getByText('诊断学')).toBeVisible();
  expect(screen.queryByText('灰色占位')).toBeNull();
});

it('says in words that there is nothing, with the next step', () => {
  show(list({ data: [] }, { empty: <p>您还没有收藏课程</p> }));
  expect(screen.getByText('您还没有收藏课程')).toBeVisible();
});

it('lets the caller say what empty means', () => {
  show(list({ data: ['草稿'] }, { isEmpty: (all) => all.every((one) => one === '草稿') }));
  expect(screen.getByText('暂无内容')).toBeVisible();
});

it.each([
  ['the server', down, '服务暂时不可用，请稍后重试'],
  ['the network', offline, '网络连接失败，请稍后重试'],
])('says what failed with %s and asks again', async (_cause, error, words) => {
  const refetch = jest.fn();
  show(list({ error, refetch }));
  expect(screen.getByRole('alert')).toHaveTextContent(`课程列表加载失败${words}`);
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(refetch).toHaveBeenCalledTimes(1);
});

it('keeps the failed face, not a skeleton, while asking again, and asks once', async () => {
  const refetch = jest.fn();
  show(list({ error: down, isFetching: true, refetch }));
  expect(screen.queryByText('灰色占位')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '正在重试' }));
  expect(refetch).not.toHaveBeenCalled();
});

it('never quotes a fault of the program', () => {
  show(list({ error: new TypeError('x is not a function') }));
  expect(screen.getByRole('alert')).toHaveTextContent('服务异常，请稍后重试');
  expect(screen.queryByText(/not a function/)).toBeNull();
});

it('offers no second try for what does not exist', () => {
  show(list({ error: lost }, { what: '课程' }));
  expect(screen.getByRole('alert')).toHaveTextContent('课程不存在该课程不存在或已下线');
  expect(screen.queryByRole('button')).toBeNull();
});

it('gives the place of what does not exist to the caller', () => {
  show(list({ error: lost }, { notFound: <p>去看看别的课程</p> }));
  expect(screen.getByText('去看看别的课程')).toBeVisible();
});

it.each([
  ['a broken service', down],
  ['no network', offline],
  ['a refusal', { status: 403, flag: 403, message: '您没有访问权限' }],
])('does not take %s for what does not exist', (_cause, error) => {
  show(list({ error }, { notFound: <p>去看看别的课程</p> }));
  expect(screen.queryByText('去看看别的课程')).toBeNull();
  expect(screen.getByRole('alert')).toHaveTextContent(error.message);
});

it('keeps the old answer while a newer one is on its way', () => {
  show(list({ data: ['第一页'], isFetching: true }));
  expect(screen.getByText('第一页').closest('[aria-busy]')).toHaveAttribute('aria-busy', 'true');
  expect(screen.queryByText('灰色占位')).toBeNull();
});

it('keeps what the reader typed while the answer is renewed', async () => {
  const form = (given: Partial<Query>) => (
    <Answered query={query(given)} skeleton={null}>
      {() => <input aria-label="笔记" />}
    </Answered>
  );
  const { showAgain } = show(form({ data: ['a'] }));
  await userEvent.type(screen.getByLabelText('笔记'), '心电图');
  showAgain(form({ data: ['a'], isFetching: true }));
  showAgain(form({ data: ['b'] }));
  expect(screen.getByLabelText('笔记')).toHaveValue('心电图');
});

it('keeps the old answer where asking again failed, and says so', async () => {
  const refetch = jest.fn();
  show(list({ data: ['诊断学'], currentData: ['诊断学'], error: offline, refetch }));
  expect(screen.getByText('诊断学')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(
    '课程列表更新失败：网络连接失败，请稍后重试',
  );
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(refetch).toHaveBeenCalledTimes(1);
});

it('does not answer a failed question with the answer to the one before', () => {
  show(list({ data: ['上一门课程'], currentData: undefined, error: down }));
  expect(screen.queryByText('上一门课程')).toBeNull();
  expect(screen.getByRole('alert')).toBeVisible();
});

describe('an answer of another shape than agreed', () => {
  const silence = () => jest.spyOn(console, 'error').mockImplementation(() => undefined);

  it.each([null, { list: [] }, 7])('%j is a broken service, not a broken page', (data) => {
    const quiet = silence();
    show(list({ data: data as never }, { isEmpty: () => false }));
    expect(screen.getByRole('alert')).toHaveTextContent('服务异常，请稍后重试');
    expect(screen.getByRole('button', { name: '重试' })).toBeVisible();
    quiet.mockRestore();
  });

  it('gives way to the next one', () => {
    const quiet = silence();
    const { rerender } = show(list({ data: null as never }, { isEmpty: () => false }));
    rerender(list({ data: ['诊断学'] }));
    expect(screen.getByText('诊断学')).toBeVisible();
    quiet.mockRestore();
  });
});

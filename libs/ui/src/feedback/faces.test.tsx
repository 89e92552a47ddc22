import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { show } from '../testing/show';
import { EmptyState } from './EmptyState';
import { ErrorState } from './ErrorState';
import { NotFoundFace } from './NotFoundFace';
import { RouteErrorFace } from './RouteErrorFace';
import { readRouteFailure } from './routeFailure';

describe('EmptyState', () => {
  it('shows the sentence and the next step', async () => {
    const goOn = jest.fn();
    show(
      <EmptyState
        sentence="您还没有收藏课程"
        hint="收藏的课程会出现在这里"
        action={<button onClick={goOn}>去选课</button>}
      />,
    );
    expect(screen.getByText('您还没有收藏课程')).toBeVisible();
    expect(screen.getByText('收藏的课程会出现在这里')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '去选课' }));
    expect(goOn).toHaveBeenCalled();
  });
});

describe('ErrorState', () => {
  it('has words of its own where no message came', () => {
    show(<ErrorState kind="network" what="题库" />);
    expect(screen.getByRole('alert')).toHaveTextContent('题库加载失败网络连接失败，请稍后重试');
  });

  it('shows another way out beside 重试', () => {
    show(<ErrorState onRetry={jest.fn()} action={<a href="/">返回首页</a>} />);
    expect(screen.getByRole('button', { name: '重试' })).toBeVisible();
    expect(screen.getByRole('link', { name: '返回首页' })).toBeVisible();
  });
});

describe('NotFoundFace', () => {
  it('says so in both languages and leads home', () => {
    show(<NotFoundFace />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'This page could not be found',
    );
    expect(screen.getByText('您访问的页面不存在')).toBeVisible();
    expect(screen.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/');
  });
});

describe('RouteErrorFace', () => {
  it('shows the status code and the message, with a link home', () => {
    show(<RouteErrorFace status={500} message="Unknown middleware auth" />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('500');
    expect(screen.getByText('Unknown middleware auth')).toBeVisible();
    expect(document.title).toBe('500');
    expect(screen.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/');
  });

  it('shows the lost page for 404', () => {
    show(<RouteErrorFace status={404} message="Not Found" />);
    expect(screen.getByText('您访问的页面不存在')).toBeVisible();
  });
});

describe('readRouteFailure', () => {
  it.each([
    [{ status: 404, statusText: 'Not Found', data: '' }, 404, 'Not Found'],
    [{ status: 403, statusText: 'Forbidden', data: '您没有权限' }, 403, '您没有权限'],
    [new Error('Unknown middleware auth'), 500, 'Unknown middleware auth'],
    [new TypeError("Cannot read properties of null (reading 'list')"), 500, '页面出现错误'],
    ['断开', 500, '断开'],
    [undefined, 500, '页面出现错误'],
  ])('reads %p', (error, status, message) => {
    expect(readRouteFailure(error)).toEqual({ status, message });
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LoadPartContext } from '../parts/LoadPartContext';
import type { LoadPart } from '../parts/makeOrReload';
import { show } from '../testing/show';
import { BrandMark } from './BrandMark';
import { Breadcrumbs } from './Breadcrumbs';
import { Footer } from './Footer';
import { NavItem } from './NavItem';
import { PageFrame } from './PageFrame';
import { PageTitle } from './PageTitle';
import { TopBar } from './TopBar';

describe('PageFrame', () => {
  it('lets the keyboard jump past the header', async () => {
    show(
      <PageFrame header={<a href="/course">云课程</a>} footer={<footer>版权</footer>}>
        <button>开始学习</button>
      </PageFrame>,
    );
    await userEvent.tab();
    expect(screen.getByRole('link', { name: '跳到正文' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: '开始学习' })).toHaveFocus();
    expect(window.location.hash).toBe('');
  });
});

describe('TopBar', () => {
  const bar = (
    <TopBar
      brand={<BrandMark name="芝士医学" area="考试中心" />}
      nav={
        <>
          <NavItem href="/" active>
            首页
          </NavItem>
          <NavItem href="/course">云课程</NavItem>
        </>
      }
      actions={<button>登录</button>}
    />
  );

  it('shows brand, nav and actions, and where the reader is', () => {
    show(bar);
    expect(screen.getByRole('link', { name: '芝士医学 考试中心' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: '首页' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('button', { name: '登录' })).toBeVisible();
  });

  it('opens the nav in a drawer that a choice closes', async () => {
    show(bar);
    await userEvent.click(screen.getByRole('button', { name: '打开菜单' }));
    const drawer = await screen.findByRole('dialog', { name: '菜单' });
    await userEvent.click(within(drawer).getByRole('link', { name: '云课程' }));
    expect(screen.getByTestId('address')).toHaveTextContent('/course');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('closes the drawer by Esc and gives the focus back', async () => {
    show(bar);
    const opener = screen.getByRole('button', { name: '打开菜单' });
    await userEvent.click(opener);
    await screen.findByRole('dialog', { name: '菜单' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(opener).toHaveFocus();
  });

  it('loads the drawer in the way of the site around it', async () => {
    const loadPart = jest.fn((load: () => Promise<unknown>) => load()) as LoadPart & jest.Mock;
    show(<LoadPartContext value={loadPart}>{bar}</LoadPartContext>);
    expect(loadPart).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: '打开菜单' }));
    await screen.findByRole('dialog', { name: '菜单' });
    expect(loadPart).toHaveBeenCalledTimes(1);
  });

  it('has no menu button where there is no nav', () => {
    show(<TopBar brand={<BrandMark name="芝士医学" />} />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('Footer', () => {
  it('shows the columns, the hotline to call, the address and the last line', () => {
    show(
      <Footer
        columns={[
          { title: '产品', links: [{ label: '数字标本', href: '/productList?productType=2' }] },
        ]}
        hotline={{ number: '400-000-0000', hours: '工作日 9:00-18:00' }}
        address="北京市海淀区"
        copyright="© 2025"
        filings={[{ label: '京ICP备00000000号', href: 'https://beian.miit.gov.cn/' }]}
      />,
    );
    const products = screen.getByRole('navigation', { name: '产品' });
    expect(within(products).getByRole('link', { name: '数字标本' })).toHaveAttribute(
      'href',
      '/productList?productType=2',
    );
    expect(screen.getByRole('link', { name: '400-000-0000' })).toHaveAttribute(
      'href',
      'tel:4000000000',
    );
    expect(screen.getByText('北京市海淀区')).toBeVisible();
    expect(screen.getByText('9:00-18:00')).toHaveStyle({ whiteSpace: 'nowrap' });
    expect(screen.getByRole('link', { name: '京ICP备00000000号' })).toBeVisible();
  });
});

describe('Breadcrumbs', () => {
  it('leads back along the way and marks the place', () => {
    show(
      <Breadcrumbs
        trail={[{ label: '首页', href: '/' }, { label: '资讯', href: '/news' }, { label: '详情' }]}
      />,
    );
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/',
      '/news',
    ]);
    expect(screen.getByText('详情')).toHaveAttribute('aria-current', 'page');
  });
});

describe('PageTitle', () => {
  it('is the one title of the page, with its sentence and actions', () => {
    show(
      <PageTitle lead="共 12 门" actions={<button>新建课程</button>}>
        云课程
      </PageTitle>,
    );
    expect(screen.getByRole('heading', { level: 1, name: '云课程' })).toBeVisible();
    expect(screen.getByText('共 12 门')).toBeVisible();
    expect(screen.getByRole('button', { name: '新建课程' })).toBeVisible();
  });
});

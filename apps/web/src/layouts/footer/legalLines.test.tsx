import { fakeService } from '@cheese/api-client/testing/fakeService';
import { screen } from '@testing-library/react';
import { renderSite } from '../../testing/renderPage';

const said = { copyright: '© 2026 示例大学', filingNumber: '京ICP备12345678号' };

describe.each(['/login', '/univ/'])('the footer of %s', (path) => {
  it('shows the copyright line and the filing number, which leads to the register', async () => {
    renderSite(path, fakeService(), said);
    expect(await screen.findByText('© 2026 示例大学')).toBeVisible();
    const filing = screen.getByRole('link', { name: '京ICP备12345678号' });
    expect(filing).toHaveAttribute('href', 'https://beian.miit.gov.cn/');
  });

  it('claims neither where a deployment says nothing', async () => {
    renderSite(path);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText(/©/)).toBeNull();
    expect(screen.queryByRole('link', { name: /备/ })).toBeNull();
  });
});

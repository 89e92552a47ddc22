import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { Route, Routes, useNavigate } from 'react-router-dom';
import { show } from '../testing/show';
import { UnreachablePage } from './UnreachablePage';

function Lost() {
  const navigate = useNavigate();
  useEffect(() => void navigate('/error'), [navigate]);
  return null;
}

const site = (
  <Routes>
    <Route path="/" element={<Lost />} />
    <Route path="/error" element={<UnreachablePage homeHref="/home" />} />
    <Route path="/home" element={<p>首页内容</p>} />
  </Routes>
);

const retry = async () => userEvent.click(await screen.findByRole('button', { name: '重试' }));

it('leads home where the address was opened by itself', async () => {
  jest.spyOn(window.history, 'length', 'get').mockReturnValue(1);
  show(site);
  await retry();
  expect(await screen.findByText('首页内容')).toBeVisible();
});

it('leads back to what was lost', async () => {
  jest.spyOn(window.history, 'length', 'get').mockReturnValue(2);
  show(site);
  await retry();
  expect(screen.queryByText('首页内容')).toBeNull();
});

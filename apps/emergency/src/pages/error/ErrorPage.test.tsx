import { userCalls } from '@cheese/domain/calls/emergency/user';
import { screen, waitFor } from '@testing-library/react';
import { aTrainee } from '../../testing/aPerson';
import { renderPage } from '../../testing/renderPage';
import { visit } from '../../testing/visit';

it('says that the network was lost', async () => {
  renderPage('/error');
  expect(await screen.findByText('网络连接失败，请稍后重试')).toBeVisible();
  expect(await screen.findByRole('button', { name: '重试' })).toBeVisible();
});

it('is where a lost question about the token leads', async () => {
  const { service, session } = visit('/emergencyCenter', aTrainee);
  await screen.findByText('您好，苏念');
  service.unplug(userCalls.tokenValid);
  await expect(session.begin()).rejects.toBeDefined();
  await waitFor(() => expect(service.timesLost()).toBe(1));
});

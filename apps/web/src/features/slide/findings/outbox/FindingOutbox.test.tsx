import { fakeService } from '@cheese/api-client/testing/fakeService';
import { slideFindingCalls } from '@cheese/domain/calls/slides/slideFinding';
import { act, screen } from '@testing-library/react';
import { openAsTeacher } from '../../../../testing/openAsTeacher';

beforeAll(() => import('./FindingSender'));

it('what waits for the network is sent from another page', async () => {
  const service = fakeService();
  const handed: unknown[] = [];
  service.answersWith(slideFindingCalls.handIn, (_, body) => {
    handed.push(body);
    return { id: 3 };
  });
  localStorage.setItem('ownerId', '1');
  const waiting = { id: 7, edition: 2, token: '00000000-0000-4000-8000-000000000000' };
  const name = 'slide-task:1:finding-sending:7:2';
  localStorage.setItem(name, JSON.stringify({ title: '肝切片报告', handed: waiting }));
  // Belongs to another user of this device.
  localStorage.setItem(name.replace('1', '9'), JSON.stringify({ title: '', handed: waiting }));
  await openAsTeacher('/morphology/list', service);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('报告已提交：肝切片报告')).toBeVisible();
  expect(handed).toEqual([waiting]);
  expect(localStorage.getItem(name)).toBeNull();
});

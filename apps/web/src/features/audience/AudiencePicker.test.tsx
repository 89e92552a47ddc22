import { fakeService } from '@cheese/api-client/testing/fakeService';
import { audienceCalls } from '@cheese/domain/calls/school/audience';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { renderPage } from '../../testing/renderPage';
import { type AudienceChoice, AudiencePicker, toAsked, toChoice } from './AudiencePicker';

const one = { personId: 3, name: '李明', number: '2026001' };

function Picking() {
  const [choice, choose] = useState<AudienceChoice>({ kind: 'chosen', people: [] });
  return <AudiencePicker choice={choice} onChange={choose} />;
}

const many = Array.from({ length: 101 }, (_, at) => ({ ...one, personId: at, name: `学生${at}` }));

function Inviting() {
  const shown = { id: 1, kind: 'code', code: 'ABCD', count: 1, people: [] } as const;
  return (
    <AudiencePicker
      choice={{ kind: 'code', people: [] }}
      onChange={() => undefined}
      shown={shown as never}
    />
  );
}

const screens = [
  { path: '/picking', layout: 'none', page: async () => ({ default: Picking }) },
  { path: '/inviting', layout: 'none', page: async () => ({ default: Inviting }) },
] as const;

it('shows everybody who is chosen, each with a button that takes them out', async () => {
  const service = fakeService();
  service.answers(audienceCalls.match, { found: many, missing: [] });
  const { user } = renderPage('/picking', service, {}, screens);
  await user.type(await screen.findByRole('textbox', { name: '粘贴学号或手机号' }), '2026');
  await user.click(screen.getByRole('button', { name: '匹配' }));
  await user.click(await screen.findByRole('button', { name: '显示其余 1 人' }));
  act(() => screen.getByRole('button', { name: '移除 学生100' }).focus());
  await user.keyboard('{Enter}');
  expect(screen.queryByText(/^学生100（/)).toBeNull();
  expect(screen.getByText('已选 100 人')).toBeVisible();
});

it('asks before the code that people have is worth nothing', async () => {
  const service = fakeService();
  const shown = { id: 1, kind: 'code', code: 'ABCD', count: 1, people: [] };
  service.answers(audienceCalls.detail, shown);
  service.answers(audienceCalls.renewCode, shown);
  const { user } = renderPage('/inviting', service, {}, screens);
  await user.click(await screen.findByRole('button', { name: '更换邀请码' }));
  const dialog = await screen.findByRole('alertdialog', { name: '更换邀请码？' });
  expect(service.asked.filter((asked) => asked.includes(audienceCalls.renewCode.path))).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: '更换邀请码' }));
  await waitFor(() =>
    expect(service.asked.some((asked) => asked.includes(audienceCalls.renewCode.path))).toBe(true),
  );
});

it('takes pasted numbers, and names what nobody answers to', async () => {
  const service = fakeService();
  service.answers(audienceCalls.match, { found: [one], missing: ['999'] });
  const { user } = renderPage('/picking', service, {}, screens);
  await user.type(await screen.findByRole('textbox', { name: '粘贴学号或手机号' }), '2026001 999');
  await user.click(screen.getByRole('button', { name: '匹配' }));
  expect(await screen.findByText('未找到 1 个：999')).toBeVisible();
  expect(screen.getByText('李明（2026001）')).toBeVisible();
});

it('asks for people only where they are chosen', () => {
  expect(toAsked({ kind: 'chosen', people: [one] })).toEqual({ kind: 'chosen', personIds: [3] });
  expect(toAsked({ kind: 'code', people: [one] })).toEqual({ kind: 'code' });
});

it('opens as it was set up', () => {
  const shown = { id: 1, kind: 'chosen', code: null, count: 1 } as const;
  expect(toChoice({ ...shown, people: [one] })).toEqual({ kind: 'chosen', people: [one] });
});

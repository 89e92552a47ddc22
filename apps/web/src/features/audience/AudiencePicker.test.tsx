import { fakeService } from '@cheese/api-client/testing/fakeService';
import { audienceCalls } from '@cheese/domain/calls/school/audience';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { renderPage } from '../../testing/renderPage';
import { type AudienceChoice, AudiencePicker, isNobody, toAsked, toChoice } from './AudiencePicker';

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
  { path: '/grouping', layout: 'none', page: async () => ({ default: Grouping }) },
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

function Grouping() {
  const [choice, choose] = useState<AudienceChoice>({ kind: 'groups', people: [] });
  return <AudiencePicker choice={choice} onChange={choose} />;
}

it('chooses departments out of a tree and classes by search, and counts their learners', async () => {
  const service = fakeService();
  const group = { kind: 'department', note: '', hasMore: false };
  const lists: Record<string, object[]> = {
    top: [{ ...group, id: 1, name: '医学院', hasMore: true }],
    below: [{ ...group, id: 2, name: '临床医学' }],
    found: [{ ...group, kind: 'schoolClass', id: 2, name: '护理 1 班', note: '2025 · 护理学院' }],
  };
  service.answersWith(audienceCalls.groups, (query) => {
    const name = query['kind'] === 'schoolClass' ? 'found' : query['parentId'] ? 'below' : 'top';
    return { list: lists[name], total: 1 };
  });
  service.answers(audienceCalls.countGroups, { count: 42 });
  const { user } = renderPage('/grouping', service, {}, screens);
  expect(await screen.findByText(/离开的学生保留已完成的部分，不再看到其余内容/)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: '医学院 的下级' }));
  await user.click(await screen.findByRole('checkbox', { name: '选择 临床医学' }));
  await user.click(screen.getByRole('button', { name: '行政班' }));
  await user.click(await screen.findByRole('checkbox', { name: '选择 护理 1 班' }));
  expect(await screen.findByText('已选 2 个，现有学生 42 人')).toBeVisible();
  expect(screen.getByText('院系与专业：临床医学')).toBeVisible();
});

it('opens groups as they were set up, and asks for them by kind and id', () => {
  const groups = [{ kind: 'year', id: 2026, name: '2026' }] as const;
  const shown = {
    id: 1,
    kind: 'groups',
    code: null,
    count: 9,
    people: [],
    groups: [...groups],
  } as const;
  const choice = toChoice(shown as never);
  expect(toAsked(choice)).toEqual({ kind: 'groups', groups: [{ kind: 'year', id: 2026 }] });
  expect(isNobody(choice)).toBe(false);
  expect(isNobody({ kind: 'groups', people: [] })).toBe(true);
});

it('opens as it was set up', () => {
  const shown = { id: 1, kind: 'chosen', code: null, count: 1 } as const;
  expect(toChoice({ ...shown, people: [one], groups: [] })).toEqual({
    kind: 'chosen',
    people: [one],
  });
});

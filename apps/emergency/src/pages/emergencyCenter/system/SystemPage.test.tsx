import type { FakeService } from '@cheese/api-client/testing/fakeService';
import { orgCalls } from '@cheese/domain/calls/emergency/org';
import { orgUserCalls } from '@cheese/domain/calls/emergency/orgUser';
import { questionCalls } from '@cheese/domain/calls/emergency/question';
import { resourceCalls } from '@cheese/domain/calls/emergency/resource';
import { situationCalls } from '@cheese/domain/calls/emergency/situation';
import { screen, waitFor } from '@testing-library/react';
import { aManager } from '../../../testing/aPerson';
import { manage, signOut } from '../../../testing/manage';

const withNumbers = (service: FakeService) => {
  service.answers(situationCalls.overview, {
    people: 120,
    studied: 80,
    studySeconds: 7300,
    quizzes: 40,
    averageScore: 80,
    certificates: 6,
    atRisk: 2,
  });
  service.answers(resourceCalls.listPage, { list: [], total: 12 });
  service.answers(questionCalls.list, { list: [], total: 20_000 });
  service.answers(orgUserCalls.list, { list: [], total: 121 });
  service.answers(orgCalls.list, {
    list: [
      { id: 3, name: '青禾公益中心', people: 8, createdAt: 0 },
      { id: 4, name: '远山救援队', people: 2, createdAt: 0 },
    ],
    total: 2,
  });
  service.answers(orgCalls.save, { id: 9 });
};
const platformAdmin = { ...aManager, role: 1, orgName: null } as const;

afterEach(signOut);

it('shows how it goes and how much there is', async () => {
  manage('', withNumbers);
  expect(await screen.findByText('2 小时')).toBeVisible();
  expect(await screen.findByRole('link', { name: /题库管理.*共 2万 道题目/ })).toBeVisible();
  expect(screen.getByRole('link', { name: /资源管理.*共 12 个资源/ })).toBeVisible();
  expect(screen.getByRole('link', { name: '查看预警名单' })).toHaveAttribute(
    'href',
    '/emergencyCenter/system/learnSituation?view=risk',
  );
  expect(screen.queryByRole('button', { name: '选择机构' })).toBeNull();
});

it('says what could not be shown, and keeps the ways into the areas', async () => {
  manage('', () => undefined);
  expect(await screen.findByText('近 30 天学情加载失败')).toBeVisible();
  expect(screen.getByRole('link', { name: /福利管理.*证书/ })).toBeVisible();
});

describe('a platform administrator', () => {
  it('chooses an organisation, for which everything is asked from then on', async () => {
    const { user, press, service } = manage('/people', withNumbers, platformAdmin);
    expect(await screen.findByRole('heading', { name: '请先选择机构' })).toBeVisible();
    expect(service.asked.join()).not.toContain('org/user');
    await user.click(
      (await screen.findAllByRole('button', { name: '选择机构' }))[0] as HTMLElement,
    );
    await press(/^远山救援队/);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() =>
      expect(service.asked).toContain('/org/user/v1/list?page=1&orgId=4&pageCnt=20'),
    );
    expect(screen.getByRole('button', { name: '当前机构：远山救援队，点击切换' })).toBeVisible();
    expect(JSON.parse(sessionStorage.getItem('emergencyOrg') ?? '')).toEqual({
      id: 4,
      name: '远山救援队',
    });
  });

  it('sees another name for the chosen organisation at once', async () => {
    sessionStorage.setItem('emergencyOrg', JSON.stringify({ id: 4, name: '远山救援队' }));
    const { press, write } = manage(
      '',
      (service) => {
        withNumbers(service);
        service.answers(orgCalls.edit, null);
      },
      platformAdmin,
    );
    await press('当前机构：远山救援队，点击切换');
    await press('修改名称：远山救援队');
    await write('机构名称', '远山急救队');
    await press('保存');
    expect(await screen.findByText('机构已保存')).toBeVisible();
    await press('关闭');
    expect(
      await screen.findByRole('button', { name: '当前机构：远山急救队，点击切换' }),
    ).toBeVisible();
  });

  it('adds an organisation', async () => {
    const { user, press, write, sent } = manage('', withNumbers, platformAdmin);
    await user.click(
      (await screen.findAllByRole('button', { name: '选择机构' }))[0] as HTMLElement,
    );
    await press('新增机构');
    await press('保存');
    expect(screen.getByRole('textbox', { name: '机构名称' })).toHaveAccessibleDescription(
      '机构名称不能为空',
    );
    await write('机构名称', '海岸急救站');
    await press('保存');
    expect(await screen.findByText('机构已保存')).toBeVisible();
    expect(sent(orgCalls.save.path)).toEqual([{ name: '海岸急救站' }]);
  });
});

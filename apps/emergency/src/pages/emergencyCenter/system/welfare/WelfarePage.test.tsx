import type { FakeService } from '@cheese/api-client/testing/fakeService';
import { certificateItemCalls } from '@cheese/domain/calls/emergency/certificateItem';
import { certificateRecordCalls } from '@cheese/domain/calls/emergency/certificateRecord';
import { resourceCalls } from '@cheese/domain/calls/emergency/resource';
import { questionCalls } from '@cheese/domain/calls/emergency/question';
import type { CertificateItem } from '@cheese/domain/contract/emergency/certificateItem';
import type { CertificateRecord } from '@cheese/domain/contract/emergency/shapes/certificateShapes';
import { screen, waitFor } from '@testing-library/react';
import { manage, signOut } from '../../../../testing/manage';

const anItem: CertificateItem = {
  id: 2,
  name: '心肺复苏合格证',
  description: '',
  conditions: { studySeconds: 1800, resourceIds: [5], quizzes: 2, passScore: 80 },
  validDays: 730,
  template: 3,
  groundState: 1,
  issued: 14,
  createdAt: 0,
  updatedAt: 0,
};
const aRecord: CertificateRecord = {
  id: 11,
  userId: 4,
  itemId: 2,
  itemName: '心肺复苏合格证',
  name: '苏念',
  phoneNum: '138****0010',
  number: 'JJ-7QK2',
  state: 'valid',
  issuedAt: new Date('2026-03-05T08:00:00').getTime(),
  expiresAt: null,
  revokedAt: null,
  revokeReason: null,
};

const withWelfare = (service: FakeService) => {
  service.answers(certificateItemCalls.list, { list: [anItem], total: 1 });
  service.answers(questionCalls.list, { list: [], total: 45 });
  service.answers(certificateItemCalls.save, { id: 3 });
  service.answers(certificateItemCalls.edit, null);
  service.answers(certificateItemCalls.remove, null);
  const lost = {
    ...aRecord,
    id: 12,
    name: '何苗',
    state: 'revoked',
    revokeReason: '代他人答题',
  };
  service.answers(certificateRecordCalls.list, { list: [aRecord, lost], total: 2 });
  service.answers(certificateRecordCalls.revoke, null);
  service.answers(resourceCalls.list, [
    { id: 5, title: '成人心肺复苏', kind: 2 },
    { id: 6, title: '溺水急救', kind: 1 },
  ]);
};
const open = (search = '') => manage(`/welfare${search}`, withWelfare);

afterEach(signOut);

describe('certificate items', () => {
  it('stand under a warning where the bank does not suffice for them', async () => {
    open();
    expect(await screen.findByText(/题库现有 45 题，只够每位学员测验 4 次/)).toBeVisible();
  });

  it('are listed with what they ask for', async () => {
    const { rowOf } = open();
    const row = await rowOf('心肺复苏合格证');
    expect(
      row.getByText(/学习满 30 分钟\s*通过测验 2 次（80 分合格）\s*学完指定资源 1 个/),
    ).toBeVisible();
    expect(row.getByText('730 天')).toBeVisible();
    expect(row.getByText('14 张')).toBeVisible();
  });

  it('are written with conditions, validity and a picture', async () => {
    const { press, write, choose, user, sent } = open();
    await press('新增证书项目');
    await write('证书名称', '溺水急救证');
    await write('累计学习时长（分钟）', '45');
    await user.click(await screen.findByRole('checkbox', { name: /溺水急救/ }));
    await choose('有效期', '按天数');
    await write('有效天数', '0');
    await user.click(screen.getByRole('radio', { name: '简洁蓝框' }));
    await press('保存');
    expect(screen.getByRole('textbox', { name: '有效天数' })).toHaveAccessibleDescription(
      '请输入 1 到 36500 之间的整数',
    );
    await write('有效天数', '365');
    await press('保存');
    expect(await screen.findByText('已保存')).toBeVisible();
    expect(sent(certificateItemCalls.save.path)).toEqual([
      {
        name: '溺水急救证',
        description: '',
        validDays: 365,
        template: 2,
        groundState: 1,
        conditions: { studySeconds: 2700, resourceIds: [6], quizzes: 1, passScore: 60 },
      },
    ]);
  });

  it('ask for something at least', async () => {
    const { press, write, sent } = open();
    await press('新增证书项目');
    await write('证书名称', '空');
    await write('通过测验次数', '0');
    await press('保存');
    const minutes = screen.getByRole('textbox', { name: '累计学习时长（分钟）' });
    expect(minutes).toHaveAccessibleDescription('请至少设置一项发放条件');
    expect(minutes).toHaveFocus();
    expect(sent(certificateItemCalls.save.path)).toEqual([]);
  });

  it('are edited with what they hold', async () => {
    const { press, sent } = open();
    await press('编辑：心肺复苏合格证');
    expect(await screen.findByRole('checkbox', { name: /成人心肺复苏/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: '典雅金边' })).toBeChecked();
    await press('保存');
    await screen.findByText('已保存');
    const { issued: _i, createdAt: _c, updatedAt: _u, ...written } = anItem;
    expect(sent(certificateItemCalls.edit.path)).toEqual([written]);
  });

  it('are removed after it was said what becomes of those that were earned', async () => {
    const { press, service } = open();
    await press('删除：心肺复苏合格证');
    expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(/14 张证书仍然有效/);
    await press('删除');
    await waitFor(() => expect(service.asked).toContain('/smreds/cre/v1/delete?id=2'));
  });
});

describe('certificates that were earned', () => {
  it('are listed, and narrowed by their state', async () => {
    const { rowOf, choose, at } = open('?view=records');
    const row = await rowOf('苏念');
    expect(row.getByRole('link', { name: 'JJ-7QK2' })).toHaveAttribute(
      'href',
      '/emergencyCenter/verify/JJ-7QK2',
    );
    expect(row.getByText('2026年3月5日')).toBeVisible();
    const lost = await rowOf('何苗');
    expect(lost.getByText('吊销原因：代他人答题')).toBeVisible();
    expect(lost.queryByRole('button')).toBeNull();
    await choose('证书状态', '已吊销');
    expect(at()).toBe('/emergencyCenter/system/welfare?view=records&state=revoked');
  });

  it('are revoked with a reason, and not without', async () => {
    const { press, write, sent } = open('?view=records');
    await press('吊销：苏念的心肺复苏合格证');
    await press('吊销');
    expect(screen.getByRole('textbox', { name: '吊销原因' })).toHaveAccessibleDescription(
      '请填写吊销原因',
    );
    await write('吊销原因', '信息登记错误');
    await press('吊销');
    expect(await screen.findByText('证书已吊销')).toBeVisible();
    expect(sent(certificateRecordCalls.revoke.path)).toEqual([{ id: 11, reason: '信息登记错误' }]);
  });

  it('are exported as they are looked at', async () => {
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
    const { press, service } = open('?view=records&state=valid');
    const link = { fileName: '证书.xlsx', url: '/storage/c', expiresAt: 0 };
    service.answers(certificateRecordCalls.export, link);
    await press('导出');
    await waitFor(() => expect(click).toHaveBeenCalled());
    expect(service.asked).toContain('/smreds/cre/v1/record/export?state=valid');
    click.mockRestore();
  });
});

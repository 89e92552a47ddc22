import { fakeService } from '@cheese/api-client/testing/fakeService';
import { auditCalls } from '@cheese/domain/calls/people/audit';
import { screen } from '@testing-library/react';
import { openAsAdmin } from '../../../testing/openAsAdmin';

it('tells who did what to whom, and what it was before and after', async () => {
  const service = fakeService();
  service.answers(auditCalls.list, {
    total: 1,
    list: [
      {
        id: 1,
        act: 'order.refund',
        about: '20261120000000000007',
        by: { id: 5, name: '方远', phoneNum: '138****0005' },
        to: { id: 2, name: '李明', phoneNum: '138****0002' },
        changes: [
          { field: 'state', before: '已支付', after: '已退款' },
          { field: 'reason', before: null, after: '重复购买' },
        ],
        at: Date.parse('2026-11-20T10:05:00+08:00'),
      },
    ],
  });
  await openAsAdmin('/manage/audit', service);
  const shown = ['2026-11-20 10:05', '方远 138****0005', '李明 138****0002'];
  for (const words of [...shown, '状态：已支付 → 已退款', '原因：重复购买']) {
    expect(await screen.findByText(words)).toBeVisible();
  }
});

it('is exported as it is searched', async () => {
  const service = fakeService();
  const asked: Record<string, string>[] = [];
  service.answers(auditCalls.list, { total: 0, list: [] });
  service.answersWith(auditCalls.export, (asks) => {
    asked.push(asks);
    return { fileName: '操作日志_2026-11-20.xlsx', url: '/storage/made/x.xlsx', expiresAt: 0 };
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user } = await openAsAdmin('/manage/audit?act=order.refund&keyword=方远', service);
  await user.click(await screen.findByRole('button', { name: '导出' }));
  expect(await screen.findByText('文件已生成，正在下载')).toBeVisible();
  expect(asked).toEqual([{ act: 'order.refund', keyword: '方远' }]);
});

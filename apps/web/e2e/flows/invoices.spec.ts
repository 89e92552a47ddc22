import { expect } from '@playwright/test';
import { test } from '../../../../tools/journeys/test';
import { faultsOf } from '../pages/faultsOf';
import { shopCalls } from '../pages/shopCalls';
import { signIn, signInAnew } from '../pages/people/signIn';

const [buyer, admin] = ['13911150001', '13800000005'];

test('an invoice is asked for, rejected, asked for again, made out and downloaded', async ({
  page,
  browser,
}) => {
  await signInAnew(page, buyer);
  const orderId = await shopCalls(page).buyMembership();
  await page.goto('/orderCenter/order?tab=membership');
  await page
    .getByRole('link', { name: /^发票，订单号/ })
    .first()
    .click();
  await expect(page).toHaveURL(`/orderCenter/invoice?orderId=${orderId}`);
  const form = page.getByRole('form', { name: '申请开票' });
  await form.getByText('企业单位').click();
  await form.getByLabel('发票抬头').fill('福建医科大学');
  const taxNo = form.getByLabel('统一社会信用代码');
  await taxNo.fill('91350100M000100Y44');
  await form.getByRole('button', { name: '申请开票' }).click();
  await expect(form.getByText('统一社会信用代码有误，请核对 18 位代码')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await taxNo.fill('91350100M000100Y43');
  await form.getByRole('button', { name: '申请开票' }).click();
  await expect(page.getByText('待开具', { exact: true })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);

  const desk = await (await browser.newContext()).newPage();
  await signIn(desk, admin);
  await desk.goto('/manage');
  await desk.getByRole('link', { name: '发票管理' }).click();
  const search = desk.getByRole('searchbox');
  await search.fill(buyer);
  await search.press('Enter');
  await desk.getByRole('button', { name: /^驳回/ }).click();
  const rejecting = desk.getByRole('dialog', { name: '驳回开票申请' });
  await rejecting.getByLabel('驳回原因').fill('请写单位全称');
  await rejecting.getByRole('button', { name: '确认驳回' }).click();
  await expect(desk.getByRole('table').getByText('请写单位全称')).toBeVisible();

  await page.reload();
  await expect(page.getByText(/驳回原因：请写单位全称/)).toBeVisible();
  await form.getByLabel('发票抬头').fill('李明');
  await form.getByRole('button', { name: '申请开票' }).click();
  await expect(page.getByRole('button', { name: '撤回申请' })).toBeVisible();

  await desk.reload();
  await desk.getByRole('button', { name: /^开具/ }).click();
  const issuing = desk.getByRole('dialog', { name: '开具发票' });
  expect(await faultsOf(desk)).toEqual([]);
  await issuing.getByLabel('发票号码').fill('JOURNEY-15-0001');
  await issuing.getByRole('button', { name: '确认开具' }).click();
  await expect(desk.getByText('JOURNEY-15-0001')).toBeVisible();

  await page.reload();
  const [proof] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '下载 PDF' }).click(),
  ]);
  expect(proof.suggestedFilename()).toBe('开票凭据（收款收据）_JOURNEY-15-0001.pdf');

  await desk.getByRole('button', { name: /^上传发票/ }).click();
  await desk.getByLabel('选择 PDF 文件').setInputFiles({
    name: '发票.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7 real'),
  });
  await expect(desk.getByText('发票已上传')).toBeVisible();
  const [real] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '下载 PDF' }).click(),
  ]);
  expect(real.suggestedFilename()).toBe('发票_JOURNEY-15-0001.pdf');
});

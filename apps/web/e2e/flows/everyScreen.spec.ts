import { expect } from '@playwright/test';
import { test } from '../../../../tools/journeys/test';
import { areas } from '../pages/addresses';
import { faultsOf } from '../pages/faultsOf';
import { signIn } from '../pages/people/signIn';
import { walk } from '../pages/walk';

// Not the account whose unread notices are counted elsewhere: opening a notice marks it as read.
const learner = '13800000002';
const admin = '13800000005';
const schoolAdmin = '13800000004';
const PATIENCE_MS = 15_000;

test.describe.configure({ mode: 'parallel' });

const walks = areas.flatMap(({ area, open, guarded, forAdmins, forSchools }) => [
  { who: 'a visitor', area, phone: null, addresses: open },
  { who: 'a learner', area, phone: learner, addresses: guarded },
  { who: 'who runs the platform', area, phone: admin, addresses: forAdmins },
  { who: 'who runs a school', area, phone: schoolAdmin, addresses: forSchools },
]);
// The role decides the header and these areas.
const roles = [
  {
    who: 'a learner',
    area: 'the role',
    phone: learner,
    addresses: ['/', '/univ/stu-sys/my-study', '/testingCenter', '/testingCenter/detail?id=5'],
  },
  { who: 'a teacher', area: 'the role', phone: '13800000003', addresses: ['/', '/univ/'] },
  {
    who: 'a learner in it',
    area: 'the classroom',
    phone: '13800000025',
    addresses: [
      '/mycourse/myclassroom',
      '/colleges/notice?courseId=1&menuIndex=1',
      '/colleges/notice?courseId=1&id=1&menuIndex=1',
      '/colleges/courseware?courseId=1&menuIndex=3',
      '/colleges/discuss?courseId=1&menuIndex=7',
      '/colleges/discuss?courseId=1&id=2&menuIndex=7',
      '/colleges/discussed?courseId=1&menuIndex=7',
      '/colleges/aq?courseId=1&menuIndex=7',
      '/colleges/aqDetail?courseId=1&id=1&menuIndex=7',
      '/colleges/question?courseId=1&menuIndex=7',
    ],
  },
  {
    who: 'who teaches in it',
    area: 'the classroom',
    phone: '13800000003',
    addresses: [
      '/colleges/notice?courseId=1&write=1',
      '/colleges/discuss?courseId=1&id=2',
      '/colleges/courseware?courseId=1',
      '/colleges/teacherAnswer?courseId=1',
    ],
  },
  {
    who: 'a school administrator',
    area: 'the role',
    phone: schoolAdmin,
    addresses: ['/', '/univ/colleges/school', '/message/likes'],
  },
];

for (const { who, area, phone, addresses } of [...walks, ...roles]) {
  if (addresses.length === 0) continue;
  test(`${area} for ${who}: accessible, titled, no wider than a phone, no complaint`, async ({
    page,
  }) => {
    test.setTimeout(PATIENCE_MS * (addresses.length + 1));
    if (phone) await signIn(page, phone);
    expect(await walk(page)(addresses)).toEqual([]);
  });
}

test('what is hard to read would be found', async ({ page }) => {
  await page.goto('/help');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  // A rule also colours a heading that the page draws anew meanwhile.
  await page.addStyleTag({ content: 'main h1 { color: #b8b8b8 !important; }' });
  expect((await faultsOf(page)).join()).toContain('color-contrast');
});

test('what needs a login is titled for a visitor, too', async ({ page }) => {
  await page.goto('/message/likes');
  await expect(page.getByRole('dialog', { name: '系统检测到您未登录' })).toBeVisible();
  await expect(page).toHaveTitle('请先登录 - AI数字医学虚拟仿真课程平台');
});

test('the page can be walked by keyboard alone', async ({ page }) => {
  await page.goto('/realTimeInfo');
  await expect(page.locator('.words').first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: '跳到正文' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: '全部', exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/realTimeInfo?category=1');
});

import { aCompleteUser } from '../../testing/aPerson';
import { areaOfPath, workAreasOf } from './workAreas';

const areas = workAreasOf(aCompleteUser({ isPlatformAdmin: true }).user);

it('lists to nobody what is not open to them', () => {
  expect(areas.map(({ name }) => name)).toContain('订单管理');
  expect(workAreasOf(aCompleteUser().user)).toEqual([]);
  expect(workAreasOf(undefined)).toEqual([]);
});

it.each([
  ['/manage', '/manage'],
  ['/manage/', '/manage'],
  ['/manage/orders', '/manage/orders'],
  ['/Manage/Orders/detail', '/manage/orders'],
  ['/managed', undefined],
])('%s stands under %s', (pathname, href) => {
  expect(areaOfPath(areas, pathname)).toBe(href);
});

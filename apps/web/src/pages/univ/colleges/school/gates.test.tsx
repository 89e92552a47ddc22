import { fakeService } from '@cheese/api-client/testing/fakeService';
import { schoolRoleCalls } from '@cheese/domain/calls/school/schoolRole';
import { roleCodes } from '@cheese/domain/codes/people/roles';
import { screen } from '@testing-library/react';
import { openAsSchool } from './testing/openAsSchool';

it.each(['import', 'audit', 'licences', 'licences/detail?id=1'])(
  'shows nothing of %s to whoever has no right to it, and asks for nothing',
  async (path) => {
    const service = fakeService();
    service.answers(schoolRoleCalls.mine, []);
    await openAsSchool(`/univ/colleges/school/${path}`, service, roleCodes.teacher);
    expect(await screen.findByText('您访问的页面不存在')).toBeVisible();
    expect(service.asked.filter((one) => /import|audit|licence/.test(one))).toEqual([]);
  },
);

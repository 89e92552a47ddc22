import { fakeService } from '@cheese/api-client/testing/fakeService';
import { departmentCalls } from '@cheese/domain/calls/school/department';
import { memberImportCalls } from '@cheese/domain/calls/school/memberImport';
import { schoolClassCalls } from '@cheese/domain/calls/school/schoolClass';
import { teachingClassCalls } from '@cheese/domain/calls/school/teachingClass';
import { termCalls } from '@cheese/domain/calls/school/term';
import { screen } from '@testing-library/react';
import { openAsSchool } from './testing/openAsSchool';

const term = {
  id: 4,
  name: '2026 秋',
  startsOn: '2026-09-01',
  endsOn: '2027-01-15',
  archivedAt: null,
  weekCount: 20,
  week: 12,
  classCount: 1,
  version: 1,
};
const act = {
  importId: 5,
  kind: 'roster',
  state: 'saved',
  fileName: '2026级.xlsx',
  byName: '王管理',
  createdAt: 0,
};

function aService() {
  const service = fakeService();
  service.answers(schoolClassCalls.list, { list: [], total: 0 });
  service.answers(termCalls.list, { list: [term], total: 1, mayChange: true });
  const rights = { mayAdd: true, needsTeacher: false };
  service.answers(teachingClassCalls.list, { list: [], total: 0, ...rights });
  service.answers(memberImportCalls.list, { list: [act], total: 1 });
  return service;
}

afterEach(() => void jest.restoreAllMocks());

it.each([
  ['departments', 'departments', departmentCalls.export, {}],
  [
    'classes',
    'classes?year=2026&departmentId=1&isArchived=true&keyword=临床&page=2',
    schoolClassCalls.export,
    { year: '2026', departmentId: '1', isArchived: 'true', keyword: '临床' },
  ],
  ['terms', 'terms?state=open&keyword=秋', termCalls.export, { state: 'open', keyword: '秋' }],
  [
    'teaching classes',
    'teaching?termId=4&keyword=生理',
    teachingClassCalls.export,
    { termId: '4', keyword: '生理' },
  ],
  ['imports', 'import', memberImportCalls.export, {}],
])('exports the %s that are shown', async (_, path, call, narrowed) => {
  const service = aService();
  const asked: object[] = [];
  service.answersWith(call, (query: object) => {
    asked.push(query);
    return { fileName: '表.xlsx', url: '/storage/made/x.xlsx', expiresAt: 0 };
  });
  const fetched = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const { user } = await openAsSchool(`/univ/colleges/school/${path}`, service);
  await user.click(await screen.findByRole('button', { name: '导出' }));
  expect(await screen.findByText('文件已生成，正在下载')).toBeVisible();
  expect(asked).toEqual([narrowed]);
  expect(fetched).toHaveBeenCalledTimes(1);
});

import { fakeService } from '@cheese/api-client/testing/fakeService';
import { departmentCalls } from '@cheese/domain/calls/school/department';
import { memberCalls } from '@cheese/domain/calls/school/member';
import { schoolClassCalls } from '@cheese/domain/calls/school/schoolClass';
import { schoolProfileCalls } from '@cheese/domain/calls/school/schoolProfile';
import { teachingClassCalls } from '@cheese/domain/calls/school/teachingClass';
import { termCalls } from '@cheese/domain/calls/school/term';
import type { Department } from '@cheese/domain/contract/school/department';
import { screen, waitFor, within } from '@testing-library/react';
import { openAsSchool, someDepartments } from './testing/openAsSchool';

const profile = {
  id: 1,
  name: '仁心医学院',
  shortName: '',
  contactName: '',
  contactPhone: '',
  address: '',
  colour: null,
  logo: '',
  version: 1,
};

async function open(people: number, departments: readonly Department[], terms: number) {
  const service = fakeService();
  service.answersWith(memberCalls.list, ({ role }) => ({
    list: [],
    total: role === '1' ? 1 : people,
  }));
  service.answers(schoolClassCalls.list, { list: [], total: 4 });
  service.answers(schoolProfileCalls.detail, profile);
  service.answers(termCalls.list, { list: [], total: terms, mayChange: true });
  service.answers(teachingClassCalls.list, {
    list: [],
    total: 0,
    mayAdd: true,
    needsTeacher: true,
  });
  const page = openAsSchool('/univ/colleges/school', service);
  service.answers(departmentCalls.tree, departments);
  await page;
}

it('leads an empty school from its profile to its first teaching class', async () => {
  await open(0, [], 0);
  const steps = within(await screen.findByRole('region', { name: '开始使用' }));
  expect(steps.getAllByRole('link').map((link) => link.textContent)).toEqual([
    '去填写',
    '去建立',
    '去导入',
    '去设定',
    '去开设',
  ]);
});

it('shows a school at work in figures, each leading to what it counts', async () => {
  await open(30, someDepartments, 1);
  const figures = within(await screen.findByRole('navigation', { name: '学校概况' }));
  const learners = await figures.findByRole('link', { name: /学员\s*30/ });
  expect(learners).toHaveAttribute('href', '/univ/colleges/school/people?role=3&state=1');
  await waitFor(() => expect(figures.getByRole('link', { name: /院系与专业\s*3/ })).toBeVisible());
  expect(screen.queryByRole('region', { name: '开始使用' })).toBeNull();
});

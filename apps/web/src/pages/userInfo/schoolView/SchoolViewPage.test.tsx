import { fakeService } from '@cheese/api-client/testing/fakeService';
import { schoolInsightCalls } from '@cheese/domain/calls/front/schoolInsight';
import { act, screen } from '@testing-library/react';
import { fakeSignIn } from '../../../testing/aPerson';
import { renderPage } from '../../../testing/renderPage';

async function openWith(mine: object) {
  const service = fakeService();
  fakeSignIn(service, {});
  service.answers(schoolInsightCalls.mine, mine);
  const page = renderPage('/userInfo/schoolView', service);
  await act(() => page.session.signIn('good'));
}

it('shows the figures that the school has of a learner, and which rule struck', async () => {
  const figures = {
    activeDays: 3,
    lastActiveOn: '2026-11-01',
    studiedS: 7200,
    exams: 4,
    graded: 4,
    passed: 3,
    certificates: 1,
    failedInRow: 0,
    classMedianS: 18_000,
    risks: [3],
  };
  const term = { termId: 7, name: '秋', startsOn: '2026-09-01', endsOn: '2027-01-15', figures };
  await openWith({ asOf: 0, school: '仁心医学院', terms: [term] });
  expect(await screen.findByText(/仁心医学院 的教师与管理人员/)).toBeVisible();
  expect(screen.getByText('75%')).toBeVisible();
  expect(screen.getByText('学时偏少（2小时，班级中位数 5小时）')).toBeVisible();
});

it('says that no school sees anything where there is none', async () => {
  await openWith({ asOf: null, school: null, terms: [] });
  expect(await screen.findByText(/您没有以学员身份加入学校/)).toBeVisible();
});

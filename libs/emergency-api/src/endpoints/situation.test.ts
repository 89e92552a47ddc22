import { fakeService } from '@cheese/api-client/testing/fakeService';
import type { Call } from '@cheese/domain/calls/call';
import { certificateItemCalls } from '@cheese/domain/calls/emergency/certificateItem';
import { certificateRecordCalls } from '@cheese/domain/calls/emergency/certificateRecord';
import { myCertificateCalls } from '@cheese/domain/calls/emergency/myCertificate';
import { orgCalls } from '@cheese/domain/calls/emergency/org';
import { orgUserCalls } from '@cheese/domain/calls/emergency/orgUser';
import { quizCalls } from '@cheese/domain/calls/emergency/quiz';
import { situationCalls } from '@cheese/domain/calls/emergency/situation';
import { configureStore } from '@reduxjs/toolkit';
import { emergencyApi } from '../emergencyApi';
import { certificateItemApi } from './certificateItem';
import { certificateRecordApi } from './certificateRecord';
import { myCertificateApi } from './myCertificate';
import { orgApi } from './org';
import { orgUserApi } from './orgUser';
import { quizApi } from './quiz';
import { situationApi } from './situation';

const nothing = { list: [], total: 0 };
const page = { page: 1, pageCnt: 20 };

/** A store subscribed to the overview, the organisations and the user's own progress. */
async function watched() {
  const service = fakeService();
  const { dispatch } = configureStore({
    reducer: { [emergencyApi.reducerPath]: emergencyApi.reducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: service.context } }).concat(emergencyApi.middleware),
  });
  service.answers(situationCalls.overview, {});
  service.answers(orgCalls.list, nothing);
  service.answers(myCertificateCalls.progress, []);
  await dispatch(situationApi.endpoints.getSituationOverview.initiate({ from: 0, to: 1 }));
  await dispatch(orgApi.endpoints.getOrgs.initiate(page));
  await dispatch(myCertificateApi.endpoints.getCertificateProgress.initiate());
  const before = service.asked.length;
  const isAskedAgain = async ({ path }: Call) => {
    await Promise.all(dispatch(emergencyApi.util.getRunningQueriesThunk()));
    return service.asked.slice(before).some((url) => url.includes(path));
  };
  return { service, dispatch, isAskedAgain };
}

it('who comes or goes changes the situation and the number of an organisation', async () => {
  const { service, dispatch, isAskedAgain } = await watched();
  service.answers(orgUserCalls.remove, null);
  await dispatch(orgUserApi.endpoints.removeOrgUser.initiate({ id: 4 }));
  expect(await isAskedAgain(situationCalls.overview)).toBe(true);
  expect(await isAskedAgain(orgCalls.list)).toBe(true);
});

it('a quiz that was handed in changes the situation', async () => {
  const { service, dispatch, isAskedAgain } = await watched();
  service.answers(quizCalls.submit, {});
  await dispatch(quizApi.endpoints.submitQuiz.initiate({ quizId: 4, answers: [] }));
  expect(await isAskedAgain(situationCalls.overview)).toBe(true);
});

it('a certificate that was revoked changes the situation', async () => {
  const { service, dispatch, isAskedAgain } = await watched();
  service.answers(certificateRecordCalls.revoke, null);
  const revoke = { id: 4, reason: '误发' };
  await dispatch(certificateRecordApi.endpoints.revokeCertificate.initiate(revoke));
  expect(await isAskedAgain(situationCalls.overview)).toBe(true);
});

it('what a certificate asks for changes how far somebody is', async () => {
  const { service, dispatch, isAskedAgain } = await watched();
  service.answers(certificateItemCalls.remove, null);
  await dispatch(certificateItemApi.endpoints.removeCertificateItem.initiate({ id: 4 }));
  expect(await isAskedAgain(myCertificateCalls.progress)).toBe(true);
  expect(await isAskedAgain(situationCalls.overview)).toBe(false);
});

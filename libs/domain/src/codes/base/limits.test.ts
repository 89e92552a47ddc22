import * as limits from './limits';
import { neighbourPaths } from '../people/neighbours';
import { emergencyLocalKeys, emergencySessionKeys, localKeys, sessionKeys } from './storageKeys';

it('keeps the numbers of the specification', () => {
  expect(limits).toMatchObject({
    loginLimits: {
      expireTimeS: 86_400,
      tokenCookieMs: 86_340_000,
      promptS: 5,
      smsResendS: 60,
      redirectDelayMs: 500,
    },
    passwordLimits: { min: 6, max: 64 },
    payLimits: { pollMs: 2500, quantity: 1 },
    listLimits: { searchHistory: 10, organisationPage: 20, noticeBadge: 99 },
    tagList: { page: 1, pageCnt: 9999, type: 9 },
    studyLimits: { tickMs: 1000, ticksPerReport: 30 },
    scrollToTop: { threshold: 600, step: 80, everyMs: 10 },
    chunkReloadMs: 60_000,
    headerBreakpoints: [1280, 1440, 1680],
  });
});

it('keeps the names under which the specification stores things', () => {
  expect(localKeys).toMatchObject({
    userInfo: 'userInfo',
    userInfoAll: 'userInfoAll',
    historyList: 'historyList',
  });
  expect(sessionKeys.backPath).toBe('backPath');
});

it('never stores two things under one name, on either site', () => {
  const names = [localKeys, sessionKeys, emergencyLocalKeys, emergencySessionKeys].flatMap((keys) =>
    Object.values<string>(keys),
  );
  expect(new Set(names).size).toBe(names.length);
});

it('keeps the addresses of the neighbours', () => {
  expect(Object.values(neighbourPaths)).toEqual([
    '/univ/colleges/school',
    '/univ/mycourse',
    '/univ/',
    '/univ/stu-sys/my-study',
    '/clinical-system/',
    '/clinical-system/login',
    '/campaign/match/login',
    '/campaign/consulte/jumpProcessMap',
  ]);
});

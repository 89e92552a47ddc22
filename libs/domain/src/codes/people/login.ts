/** Where somebody signs in from, as every login call says. */
export const loginPlatforms = { 1: '电脑网页' } as const;
export type LoginPlatform = keyof typeof loginPlatforms;
export const loginPlatformCodes = { web: 1 } as const satisfies Record<string, LoginPlatform>;

/** Where a scan login stands. 1 is specified: the phone agreed, and the page submits the login. */
export const scanStates = { 0: '等待扫码', 1: '已确认', 2: '已扫码，请在手机上确认' } as const;
export type ScanState = keyof typeof scanStates;
export const scanStateCodes = { waiting: 0, confirmed: 1, scanned: 2 } as const satisfies Record<
  string,
  ScanState
>;

/** Stands in the place of a token where the person with the phone said no. */
export const cancelledToken = 'cancelled';

/** The cookies in which browsers keep their token, of each site as it runs and as it is tried out. */
export const tokenCookies = {
  main: { production: 'cheese-token', test: 'cheese-token-test' },
  emergency: { production: 'smreds-token', test: 'smreds-token-test' },
} as const;

/** The client a user signs in from, as every login call states it. */
export const loginPlatforms = { 1: '电脑网页' } as const;
export type LoginPlatform = keyof typeof loginPlatforms;
export const loginPlatformCodes = { web: 1 } as const satisfies Record<string, LoginPlatform>;

/**
 * The state of a scan login. 1 is given by the specification: the phone agreed, and the page
 * submits the login.
 */
export const scanStates = { 0: '等待扫码', 1: '已确认', 2: '已扫码，请在手机上确认' } as const;
export type ScanState = keyof typeof scanStates;
export const scanStateCodes = { waiting: 0, confirmed: 1, scanned: 2 } as const satisfies Record<
  string,
  ScanState
>;

/** Takes the place of a token if the phone refused the login. */
export const cancelledToken = 'cancelled';

/** The names of the token cookies of both sites, in production and in test deployments. */
export const tokenCookies = {
  main: { production: 'cheese-token', test: 'cheese-token-test' },
  emergency: { production: 'smreds-token', test: 'smreds-token-test' },
} as const;

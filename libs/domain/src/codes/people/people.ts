export const genders = { 0: '保密', 1: '男', 2: '女' } as const;
export type Gender = keyof typeof genders;
export const genderCodes = { undisclosed: 0, male: 1, female: 2 } as const satisfies Record<
  string,
  Gender
>;

/** The third-party accounts a person can bind to sign in with, if a provider is configured. */
export const thirdParties = { 1: '微信', 2: 'QQ', 3: '微博' } as const;
export type ThirdParty = keyof typeof thirdParties;
export const thirdPartyCodes = { wechat: 1, qq: 2, weibo: 3 } as const satisfies Record<
  string,
  ThirdParty
>;

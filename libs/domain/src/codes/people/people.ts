export const genders = { 0: '保密', 1: '男', 2: '女' } as const;
export type Gender = keyof typeof genders;

/** The third-party accounts a person can bind to sign in with, if a provider is configured. */
export const thirdParties = { 1: '微信', 2: 'QQ', 3: '微博' } as const;
export type ThirdParty = keyof typeof thirdParties;

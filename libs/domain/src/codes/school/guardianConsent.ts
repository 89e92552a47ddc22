/** Where the consent of somebody's guardian stands. */
export const consentStates = { 1: '不需要', 2: '待监护人同意', 3: '已同意', 4: '已撤回' } as const;
export type ConsentState = keyof typeof consentStates;

export const consentStateCodes = {
  notNeeded: 1,
  waiting: 2,
  given: 3,
  withdrawn: 4,
} as const satisfies Record<string, ConsentState>;

/** How the school knows of a consent. */
export const consentBases = {
  1: '书面同意书',
  2: '电子同意书',
  3: '电话确认',
  4: '名单登记',
} as const;
export type ConsentBasis = keyof typeof consentBases;

export const consentBaseCodes = {
  paper: 1,
  electronic: 2,
  phone: 3,
  roster: 4,
} as const satisfies Record<string, ConsentBasis>;

const { 1: onPaper, 2: electronic, 3: byPhone } = consentBases;
/** Those that somebody who records a consent may choose. */
export const chosenBases = { 1: onPaper, 2: electronic, 3: byPhone } as const;
export type ChosenBasis = keyof typeof chosenBases;

export const guardianRelations = { 1: '父亲', 2: '母亲', 3: '其他监护人' } as const;
export type GuardianRelation = keyof typeof guardianRelations;

export const guardianRelationCodes = {
  father: 1,
  mother: 2,
  other: 3,
} as const satisfies Record<string, GuardianRelation>;

export const guardianLimits = { name: 30, phone: 20 } as const;

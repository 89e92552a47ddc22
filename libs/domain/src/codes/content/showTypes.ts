/**
 * The area whose header is shown on a page that all areas share (`showType` of the order centre,
 * the help centre and the user's page).
 */
export const showTypes = { 1: 'main', 2: 'morphology', 3: 'testing' } as const;
export type ShowType = keyof typeof showTypes;
export const showTypeCodes = { main: 1, morphology: 2, testing: 3 } as const satisfies Record<
  string,
  ShowType
>;

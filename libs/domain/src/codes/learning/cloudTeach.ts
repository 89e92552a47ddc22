/** Where an application for cloud teaching stands. */
export const applicationStates = { 1: '待联系', 2: '已联系', 3: '已开通', 4: '未通过' } as const;
export type ApplicationState = keyof typeof applicationStates;

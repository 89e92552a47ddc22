/** People keep their own colours in every palette. */
export const skin = '#f3c6a5';
export const skinShade = '#dfa27f';
export const hairTones = ['#2b2430', '#4a3230', '#33262a', '#5a4038'] as const;

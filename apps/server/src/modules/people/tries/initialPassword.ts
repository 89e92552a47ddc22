import { randomInt } from 'node:crypto';

/** Without the letters and digits that people take for one another. */
const SIGNS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const GROUPS = 3;
const GROUP = 4;

const group = () => Array.from({ length: GROUP }, () => SIGNS[randomInt(SIGNS.length)]).join('');

/** A password to be handed out and changed at the first sign-in: 59 random bits. */
export const newInitialPassword = () => Array.from({ length: GROUPS }, group).join('-');

import { roleLinks, userMenu } from '@cheese/domain/rules/userMenu';
import { messages } from '@cheese/domain/texts/messages';
import type { HeaderLink } from './links';

const isRoleLink = (entry: string): entry is keyof typeof roleLinks => entry in roleLinks;

/** What a role has in the header itself: a way to its work, or to its study. */
export const linksOfRole = (role: number | null | undefined): readonly HeaderLink[] =>
  userMenu(role)
    .filter(isRoleLink)
    .map((entry) => ({ label: messages[entry], href: roleLinks[entry] }));

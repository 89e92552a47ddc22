import { roleLinks, userMenu } from '@cheese/domain/rules/people/userMenu';
import { messages } from '@cheese/domain/texts/messages';
import { roleCodes } from '@cheese/domain/codes/people/roles';
import type { HeaderLink } from '../links';

const isRoleLink = (entry: string): entry is keyof typeof roleLinks => entry in roleLinks;

/** Links of a role in the header itself, to its work or its studies. */
export const linksOfRole = (role: number | null | undefined): readonly HeaderLink[] =>
  userMenu(role)
    .filter(isRoleLink)
    .map((entry) => ({ label: messages[entry], href: roleLinks[entry] }));

/** The one that matters most first: a bar may have room for no more. Teachers look for their courses. */
export function barLinksOfRole(role: number | null | undefined): readonly HeaderLink[] {
  const links = linksOfRole(role);
  return role === roleCodes.teacher ? [...links].reverse() : links;
}

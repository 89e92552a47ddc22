import { roleLinks, userMenu } from '@cheese/domain/rules/people/userMenu';
import { messages } from '@cheese/domain/texts/messages';
import { roleCodes } from '@cheese/domain/codes/people/roles';
import type { HeaderLink } from '../links';

const isRoleLink = (entry: string): entry is keyof typeof roleLinks => entry in roleLinks;

/** The links of a role to its workplace or its studies. */
export const linksOfRole = (role: number | null | undefined): readonly HeaderLink[] =>
  userMenu(role)
    .filter(isRoleLink)
    .map((entry) => ({ label: messages[entry], href: roleLinks[entry] }));

/**
 * The bar may show only the first link. For teachers that is their courses, the last in the menu.
 */
export function barLinksOfRole(role: number | null | undefined): readonly HeaderLink[] {
  const links = linksOfRole(role);
  return role === roleCodes.teacher ? [...links].reverse() : links;
}

import { isBlankArticle } from '@cheese/ui/article/isBlankArticle';
import { momentOfChina } from '@cheese/domain/rules/time/chinaDay';
import { faultsOf, missing } from '@cheese/ui/form/faults';
import { texts } from './texts';
import type { Chosen } from './useNoticeForm';

/** True without text and pictures. */

interface Typed {
  title: string;
  html: string;
  sendAt: string;
}

export function faultsOfNotice({ title, html, sendAt }: Typed, { when, attachments }: Chosen) {
  return faultsOf({
    title: missing(title, texts.noName),
    html: isBlankArticle(html) && attachments.length === 0 && texts.noContent,
    sendAt:
      when === 'schedule' &&
      (missing(sendAt, texts.noTime) || (momentOfChina(sendAt) <= Date.now() && texts.past)),
  });
}

/** Faults that belong to no single field. */
export function lackOf({ audience, groups, roles }: Chosen): string | null {
  if (roles.length === 0) return texts.noRoles;
  return audience === 'groups' && groups.length === 0 ? texts.noGroups : null;
}

import type { AdPlace } from '@cheese/domain/codes/content/adPlaces';
import type { Asks } from '@cheese/domain/contract/call';
import type { AdManageContract as C, ManagedAd } from '@cheese/domain/contract/content/adManage';
import { chinaMinute, momentOfChina } from '@cheese/domain/rules/time/chinaDay';
import { isKeptLink } from '@cheese/domain/rules/site/keptLink';
import { faultsOf, missing } from '@cheese/ui/form/faults';
import { texts } from './texts';

const inField = (moment: number | null) =>
  moment === null ? '' : chinaMinute(moment).replace(' ', 'T');

/** Form values of an ad; empty for a new one. */
export const adValues = (ad: ManagedAd | null) => ({
  title: ad?.title ?? '',
  subtitle: ad?.subtitle ?? '',
  picture: ad?.picture ?? '',
  link: ad?.link ?? '',
  from: inField(ad?.from ?? null),
  until: inField(ad?.until ?? null),
  countsDown: ad?.countsDown ? 'yes' : 'no',
});
export type AdValues = ReturnType<typeof adValues>;

const momentIn = (words: string) => (words === '' ? undefined : momentOfChina(words));

export function adFaults({ title, picture, link, from, until, countsDown }: AdValues) {
  const isEndless = countsDown === 'yes' && until === '';
  const isTurned = until !== '' && !((momentIn(until) ?? 0) > (momentIn(from) ?? 0));
  return faultsOf<keyof AdValues>({
    title: missing(title, texts.nameMissing),
    picture: missing(picture, texts.pictureMissing),
    link: link.trim() !== '' && !isKeptLink(link.trim()) && texts.linkWrong,
    until: (isEndless && texts.untilMissing) || (isTurned && texts.periodWrong),
  });
}

/** Request body of the form. */
export function toSave(values: AdValues, place: AdPlace, id?: number): Asks<C['save']> {
  const [link, from, until] = [values.link.trim(), momentIn(values.from), momentIn(values.until)];
  return {
    place,
    picture: values.picture,
    countsDown: values.countsDown === 'yes',
    title: values.title.trim(),
    subtitle: values.subtitle.trim(),
    ...(id !== undefined && { id }),
    ...(link !== '' && { link }),
    ...(from !== undefined && { from }),
    ...(until !== undefined && { until }),
  };
}

export function periodOf({ from, until }: ManagedAd): string {
  if (from === null) return until === null ? texts.always : texts.upTo(chinaMinute(until));
  return until === null
    ? texts.since(chinaMinute(from))
    : texts.span(chinaMinute(from), chinaMinute(until));
}

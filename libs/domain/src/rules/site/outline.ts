import { messages } from '../../texts/messages';

export interface OutlineItem {
  id: number;
  title: string;
  /** The path of the entry; it may have a query. */
  actionValue: string;
}

const allResources: OutlineItem = { id: 0, title: messages.allResources, actionValue: '/' };

/** The entries shown in the resource dropdown. */
export const outlineEntries = (items: readonly OutlineItem[]): OutlineItem[] => [
  allResources,
  ...items,
];

const parts = /^([^?#]*)(?:\?([^#]*))?(.*)$/s;

/** The entry's path with its id added to the query. */
export const outlineLink = ({ id, actionValue }: OutlineItem): string => {
  const [, path, query = '', hash = ''] = parts.exec(actionValue) ?? [];
  const asked = query.split('&').filter((part) => part !== '' && !/^outLine(=|$)/.test(part));
  return `${path || '/'}?${[...asked, `outLine=${id}`].join('&')}${hash}`;
};

/** Without a login this entry opens the login prompt instead. */
export const outlineNeedsLogin = ({ title }: Pick<OutlineItem, 'title'>): boolean =>
  title === messages.aiTechnology;

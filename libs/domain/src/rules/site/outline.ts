import { messages } from '../../texts/messages';

export interface OutlineItem {
  id: number;
  title: string;
  /** The path that the entry leads to; it may have a query. */
  actionValue: string;
}

const allResources: OutlineItem = { id: 0, title: messages.allResources, actionValue: '/' };

/** What the resource dropdown lists. */
export const outlineEntries = (items: readonly OutlineItem[]): OutlineItem[] => [
  allResources,
  ...items,
];

const parts = /^([^?#]*)(?:\?([^#]*))?(.*)$/s;

/** Where an entry leads: its path, with its id added to whatever query that already has. */
export const outlineLink = ({ id, actionValue }: OutlineItem): string => {
  const [, path, query = '', hash = ''] = parts.exec(actionValue) ?? [];
  const asked = query.split('&').filter((part) => part !== '' && !/^outLine(=|$)/.test(part));
  return `${path || '/'}?${[...asked, `outLine=${id}`].join('&')}${hash}`;
};

/** While nobody is signed in, this entry opens the login prompt instead. */
export const outlineNeedsLogin = ({ title }: Pick<OutlineItem, 'title'>): boolean =>
  title === messages.aiTechnology;

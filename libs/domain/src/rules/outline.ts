import { messages } from '../texts/messages';

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

/** Where an entry leads: its path, with its id added to whatever query that already has. */
export const outlineLink = ({ id, actionValue }: OutlineItem): string => {
  const [address = '', ...hash] = actionValue.split(/(?=#)/);
  const [path = '', ...query] = address.split('?');
  const asked = query
    .join('?')
    .split('&')
    .filter((part) => part !== '' && !part.startsWith('outLine='));
  return `${path || '/'}?${[...asked, `outLine=${id}`].join('&')}${hash.join('')}`;
};

/** While nobody is signed in, this entry opens the login prompt instead. */
export const outlineNeedsLogin = ({ title }: Pick<OutlineItem, 'title'>): boolean =>
  title === messages.aiTechnology;

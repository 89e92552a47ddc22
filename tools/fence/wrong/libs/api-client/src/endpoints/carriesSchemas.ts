// Only the types of a contract may come along: a value brings TypeBox into the browser.
import { newsContract } from '@cheese/domain/contract/content/news';
import { envelope, type Envelope } from '@cheese/domain/contract/envelope';
export { NewsItem } from '@cheese/domain/contract/content/news';
export * from '@cheese/domain/contract/emergency/resource';
export const lazily = () => import('@cheese/domain/contract/content/news');

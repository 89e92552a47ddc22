// A browser imports calls: a schema here would travel with them. And helpers are for tests.
import Type from 'typebox';
import { newsContract } from '../contract/content/news';
export { newsContract as contract } from '../contract/content/news';
import { world } from '../testing/world';
export const lazyContract = () => import('../contract/content/news');
export const lazySchemas = () => import('typebox');
export const lazyWorld = () => import('../testing/world');
export const lazyFiles = () => import('node:fs');
export const byTemplate = () => import(`../contract/content/news`);

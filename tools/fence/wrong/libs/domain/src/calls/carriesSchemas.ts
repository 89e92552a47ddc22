// A browser imports calls: a schema here would travel with them. And helpers are for tests.
import Type from 'typebox';
import { newsContract } from '../contract/news';
export { newsContract as contract } from '../contract/news';
import { world } from '../testing/world';
export const lazyContract = () => import('../contract/news');
export const lazySchemas = () => import('typebox');
export const lazyWorld = () => import('../testing/world');
export const lazyFiles = () => import('node:fs');
export const byTemplate = () => import(`../contract/news`);

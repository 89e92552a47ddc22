// The centre has its own catalogue; of the main client it may use the base door.
import { useNewsListQuery } from '@cheese/api-client/content/news';
import { mainApi } from '@cheese/api-client/mainApi';
import { App } from '../../web/src/App';
import { buildApp } from '../../server/src/app';
import { newsContract } from '@cheese/domain/contract/content/news';
import Type from 'typebox';
export const lazily = () => import('@cheese/api-client/content/news');
export const contract = () => import('@cheese/domain/contract/emergency/resource');
import { join } from 'node:path';
import { world } from '@cheese/domain/testing/world';
export const byTemplate = () => import(`@cheese/api-client/content/news`);
export const lazyService = () => import('./testing/renderPage');
export const lazyFiles = () => import('node:fs');

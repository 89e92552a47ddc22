// The two sites never meet, by no path, and no site reaches into the server or the tools.
import { emergencyApi } from '@cheese/emergency-api/emergencyApi';
import { App } from '../../emergency/src/App';
import { Page } from 'apps/emergency/src/Page';
import { buildApp } from '../../server/src/app';
import { freePort } from '../../../tools/setup/port.mjs';
import { theme } from '../../../libs/ui/src/theme';
export const lazily = () => import('../../emergency/src/App');
export const legacy = require('../../emergency/src/App');

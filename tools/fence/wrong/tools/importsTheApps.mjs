// Tools start the apps as processes: importing one would make every app depend on every tool.
import { buildApp } from '../apps/server/src/app';
import { theme } from '@cheese/ui/theme';
import { base } from '@cheese/api-client/base';
import { createElement } from 'react';
import { emergencyApi } from '@cheese/emergency-api/emergencyApi';
import { makeSession } from '@cheese/auth/session';
import { puzzle } from '@cheese/slider-captcha/puzzle';

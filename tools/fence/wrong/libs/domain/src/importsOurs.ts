// The domain is the ground: it imports nothing of ours.
import { clientOf } from '@cheese/api-client/base';
import { emergencyApi } from '@cheese/emergency-api/emergencyApi';
import { makeSession } from '@cheese/auth/session';
import { theme } from '@cheese/ui/theme';
import { puzzle } from '@cheese/slider-captcha/puzzle';
import { buildApp } from '../../../apps/server/src/app';
export * from '@cheese/ui/tokens';

// A client, like api-client: no component, no session, no app, no schema.
import { makeSession } from '@cheese/auth/session';
import { theme } from '@cheese/ui/theme';
import { puzzle } from '@cheese/slider-captcha/puzzle';
import { App } from '../../../apps/emergency/src/App';
import Button from '@mui/material/Button';
import { resourceContract } from '@cheese/domain/contract/emergency/resource';

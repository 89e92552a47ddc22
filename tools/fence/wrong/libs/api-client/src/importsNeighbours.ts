// The client knows no component and no token store: it is handed one.
import { makeSession } from '@cheese/auth/session';
import { theme } from '@cheese/ui/theme';
import { puzzle } from '@cheese/slider-captcha/puzzle';
import { emergencyApi } from '@cheese/emergency-api/emergencyApi';
import { App } from '../../../apps/web/src/App';
import Button from '@mui/material/Button';
import { styled } from '@emotion/react';

// The session is headless: the calls are handed in, and nothing is drawn.
import { mainApi } from '@cheese/api-client/mainApi';
import { base } from '@cheese/api-client/base';
import { emergencyApi } from '@cheese/emergency-api/emergencyApi';
import { theme } from '@cheese/ui/theme';
import { puzzle } from '@cheese/slider-captcha/puzzle';
import Dialog from '@mui/material/Dialog';
import { css } from '@emotion/react';
import { loginContract } from '@cheese/domain/contract/people/shapes/credentials';
export const answer = fetch('/doctor-cheese/user');

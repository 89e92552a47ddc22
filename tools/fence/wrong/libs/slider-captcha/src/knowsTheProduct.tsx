// The puzzle stands alone: React, and nothing else of ours or of anybody.
import { texts } from '@cheese/domain/texts/messages';
import { base } from '@cheese/api-client/base';
import { emergencyApi } from '@cheese/emergency-api/emergencyApi';
import { makeSession } from '@cheese/auth/session';
import { theme } from '@cheese/ui/theme';
import { App } from '../../../apps/emergency/src/App';
import Button from '@mui/material/Button';
import { createApi } from '@reduxjs/toolkit/query/react';
import { Link } from 'react-router-dom';
import axios from 'axios';
import dayjs from 'dayjs';
export const answer = fetch('/doctor-cheese/captcha');

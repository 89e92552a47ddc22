// The server imports the domain, and nothing that draws or calls.
import { base } from '@cheese/api-client/base';
import { emergencyApi } from '@cheese/emergency-api/emergencyApi';
import { makeSession } from '@cheese/auth/session';
import { theme } from '@cheese/ui/theme';
import { puzzle } from '@cheese/slider-captcha/puzzle';
import { App } from '../../web/src/App';
import { startPostgres } from '../../../tools/postgres/postgres.mjs';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { useNavigate } from 'react-router-dom';
import { Provider } from 'react-redux';
import Button from '@mui/material/Button';
import { css } from '@emotion/react';
import { configureStore } from '@reduxjs/toolkit';
import axios from 'axios';
import { openTestDatabase } from './testing/testDatabase';
export const lazyDatabase = () => import('./testing/testDatabase');
export const byTemplate = () => import(`./testing/testDatabase`);

// The drawing library is handed what it shows: it makes no call and holds no store.
import { useNewsListQuery } from '@cheese/api-client/content/news';
import { emergencyApi } from '@cheese/emergency-api/emergencyApi';
import { useSession } from '@cheese/auth/session';
import { Puzzle } from '@cheese/slider-captcha/Puzzle';
import { App } from '../../../apps/web/src/App';
import axios from 'axios';
import { createApi } from '@reduxjs/toolkit/query/react';
import { useSelector } from 'react-redux';
import { NewsItem } from '@cheese/domain/contract/content/news';
export const answer = fetch('/doctor-cheese/news/v1/list');
export const stream = new EventSource('/doctor-cheese/events');
export const request = new XMLHttpRequest();
export const socket = new WebSocket('ws://localhost');

// A slice: the calls as values, the contract as a type.
import type { NewsContract } from '@cheese/domain/contract/content/news';
import { type NewsItem } from '@cheese/domain/contract/content/news';
import { newsCalls } from '@cheese/domain/calls/content/news';
import { createApi } from '@reduxjs/toolkit/query/react';
import axios from 'axios';
import { mainApi } from '../mainApi';
export const answer = fetch('/healthz');

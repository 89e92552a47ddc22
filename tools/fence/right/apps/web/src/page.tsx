// The apps join the libraries.
import { lazyPart } from './lazyPart';
import { useNewsListQuery } from '@cheese/api-client/content/news';
import { makeSession } from '@cheese/auth/session';
import { theme } from '@cheese/ui/theme';
import { newsCategories } from '@cheese/domain/codes/content/news';
import { check } from '@cheese/drills/check/check';
import type { NewsItem } from '@cheese/domain/contract/content/news';
export const Puzzle = lazyPart(() => import('@cheese/slider-captcha/Puzzle'));

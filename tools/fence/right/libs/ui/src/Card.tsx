// Draws what it is given.
import Button from '@mui/material/Button';
import { keyframes } from '@emotion/react';
import { Link } from 'react-router-dom';
import { relativeTime } from '@cheese/domain/rules/time/relativeTime';
import type { NewsItem } from '@cheese/domain/contract/content/news';
import { theme } from './theme';

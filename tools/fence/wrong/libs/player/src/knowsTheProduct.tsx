// An engine is handed what it shows: no call, no catalogue, no site, no network.
import { useGetCoursewareDetailQuery } from '@cheese/api-client/learning/courseware';
import { useSession } from '@cheese/auth/session';
import { texts } from '../../../apps/web/src/pages/course/courseware/texts';
import { sql } from 'drizzle-orm';
import axios from 'axios';
import { useSelector } from 'react-redux';
import { CoursewareContract } from '@cheese/domain/contract/learning/courseware';
export const answer = fetch('/media/film.mp4');

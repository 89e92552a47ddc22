// An engine is handed what it shows: no call, no catalogue, no site, no network.
import { useGetSlidesQuery } from '@cheese/api-client/content/slide';
import { useSession } from '@cheese/auth/session';
import { texts } from '../../../apps/web/src/pages/morphology/texts';
import { sql } from 'drizzle-orm';
import axios from 'axios';
import { useSelector } from 'react-redux';
import { SlideContract } from '@cheese/domain/contract/content/slide';
export const answer = fetch('/slides/1/tile');

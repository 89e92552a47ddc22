// An engine is handed what it shows: no call, no catalogue, no site, no network.
import { useGetModelsQuery } from '@cheese/api-client/bodies/model';
import { useSession } from '@cheese/auth/session';
import { texts } from '../../../apps/web/src/pages/anatomy/texts';
import { sql } from 'drizzle-orm';
import axios from 'axios';
import { useSelector } from 'react-redux';
import { ModelContract } from '@cheese/domain/contract/bodies/shapes/model';
export const answer = fetch('/storage/heart.glb');

// An engine is handed what it shows: no call, no catalogue, no site, no network.
import { useGetRoomsQuery } from '@cheese/api-client/content/roam';
import { useSession } from '@cheese/auth/session';
import { Spot } from '../../../apps/web/src/pages/roam/Spot';
import { sql } from 'drizzle-orm';
import axios from 'axios';
import { useSelector } from 'react-redux';
import { RoomContract } from '@cheese/domain/contract/content/roam';
export const answer = fetch('/storage/room.webp');

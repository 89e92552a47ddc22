import { sql } from 'drizzle-orm';

/** SQL form of `isSeenDone` for an item `it`: completion that the server can observe itself. */
export const isSeenDone = sql`(case it.type
  when 64 then it.rule = 'passed'
  when 1024 then it.rule = 'handedIn'
  when 1 then it.rule = 'watched' and coalesce(
    (select file.duration_s from media file where file.id = it.media_id), it.duration_s, 0) > 0
  when 2 then it.rule = 'lastPage' and exists (select 1 from media file
    where file.id = it.media_id and jsonb_array_length(file.pages) > 0)
  else false end)`;

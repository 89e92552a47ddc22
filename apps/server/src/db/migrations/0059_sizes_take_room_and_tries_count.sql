ALTER TABLE "media" ADD COLUMN "made_bytes" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "courseware_progress" ADD COLUMN "try_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Tries at the whole of a test that were handed in before they were counted.
UPDATE "courseware_progress" AS progress SET "try_count" = greatest(1, (
  SELECT count(*) FROM "question_attempt" AS attempt
    JOIN "courseware" AS item ON item."id" = attempt."source_id"
  WHERE attempt."kind" = 'courseware' AND attempt."person_id" = progress."person_id"
    AND attempt."source_id" = progress."courseware_id" AND attempt."submitted_at" IS NOT NULL
    AND jsonb_array_length(attempt."items") >= jsonb_array_length(item."content" -> 'questionIds')))
WHERE progress."best_score" IS NOT NULL;

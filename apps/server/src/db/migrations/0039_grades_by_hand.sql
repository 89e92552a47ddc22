ALTER TABLE "question_attempt" ADD COLUMN "idle_s" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "question_standing" ADD COLUMN "before" jsonb;--> statement-breakpoint
ALTER TABLE "question_standing" ADD COLUMN "grade" smallint;
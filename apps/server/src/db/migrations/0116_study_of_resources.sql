ALTER TABLE "study_time" ADD COLUMN "resource_type" smallint;--> statement-breakpoint
ALTER TABLE "study_time" ADD COLUMN "resource_id" integer;
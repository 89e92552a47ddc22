DROP INDEX "job_order";--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "person_id" integer;--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "begun_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "done" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "total" integer;--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "cancelled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "finished_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "failure" text;--> statement-breakpoint
CREATE INDEX "job_turns" ON "job" USING btree ("person_id","begun_at");--> statement-breakpoint
CREATE INDEX "job_order" ON "job" USING btree ("run_at","id") WHERE "job"."finished_at" is null;
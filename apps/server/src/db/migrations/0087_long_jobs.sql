ALTER TABLE "job" ADD COLUMN "asked_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "organisation_id" integer;--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "is_long" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "job_school_turns" ON "job" USING btree ("organisation_id","begun_at");
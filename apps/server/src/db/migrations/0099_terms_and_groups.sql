ALTER TABLE "term" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "audience_group_of_year" ON "audience_group" USING btree ("year");
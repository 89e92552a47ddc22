ALTER TABLE "person" ADD COLUMN "disabled_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "person_by_name" ON "person" USING btree ("name" text_pattern_ops);
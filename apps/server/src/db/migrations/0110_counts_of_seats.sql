ALTER TABLE "licence" ADD COLUMN "in_use" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "audit_entry_of_school_act" ON "audit_entry" USING btree ("organisation_id","act","id");--> statement-breakpoint
CREATE INDEX "person_by_nickname" ON "person" USING btree ("nickname" text_pattern_ops);
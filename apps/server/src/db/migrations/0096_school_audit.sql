ALTER TABLE "audit_entry" ADD COLUMN "organisation_id" integer;--> statement-breakpoint
ALTER TABLE "audit_entry" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "audit_entry" ADD CONSTRAINT "audit_entry_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entry_of_school" ON "audit_entry" USING btree ("organisation_id","id");
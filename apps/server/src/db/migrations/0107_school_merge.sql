ALTER TABLE "organisation" ADD COLUMN "merged_into_id" integer;--> statement-breakpoint
ALTER TABLE "organisation" ADD COLUMN "merged_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "organisation" ADD COLUMN "merge_key" text;--> statement-breakpoint
ALTER TABLE "organisation" ADD CONSTRAINT "organisation_merged_into_id_organisation_id_fk" FOREIGN KEY ("merged_into_id") REFERENCES "public"."organisation"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation" ADD CONSTRAINT "organisation_merged" CHECK ("organisation"."merged_into_id" is null or ("organisation"."suspended_at" is not null and "organisation"."merged_at" is not null and "organisation"."merged_into_id" <> "organisation"."id"));
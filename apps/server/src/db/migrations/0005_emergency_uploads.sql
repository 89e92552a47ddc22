CREATE TABLE "emergency_content" (
	"key" text PRIMARY KEY NOT NULL,
	"claimed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "emergency_resource_file" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "emergency_resource_file_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"resource_id" integer NOT NULL,
	"place" smallint NOT NULL,
	"file_name" text NOT NULL,
	"bytes" bigint NOT NULL,
	"content_key" text NOT NULL,
	"conversion" smallint,
	"failure" text,
	"preview_key" text
);
--> statement-breakpoint
CREATE TABLE "emergency_upload" (
	"id" text PRIMARY KEY NOT NULL,
	"person_id" integer NOT NULL,
	"file_name" text NOT NULL,
	"bytes" bigint NOT NULL,
	"part_bytes" integer NOT NULL,
	"key_prefix" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "job_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"once_key" text,
	"run_at" timestamp with time zone NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"leased_until" timestamp with time zone,
	"lease" text,
	CONSTRAINT "job_once" UNIQUE("once_key")
);
--> statement-breakpoint
ALTER TABLE "emergency_resource" ADD COLUMN "organisation_id" integer;--> statement-breakpoint
ALTER TABLE "emergency_resource" ADD COLUMN "html" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "emergency_resource" ADD COLUMN "uploaded_by" integer;--> statement-breakpoint
ALTER TABLE "emergency_resource" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "emergency_resource" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "emergency_resource" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "emergency_resource_file" ADD CONSTRAINT "emergency_resource_file_resource_id_emergency_resource_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."emergency_resource"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "emergency_upload" ADD CONSTRAINT "emergency_upload_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "emergency_content_order" ON "emergency_content" USING btree ("claimed_at");--> statement-breakpoint
CREATE INDEX "emergency_resource_file_of_resource" ON "emergency_resource_file" USING btree ("resource_id","place");--> statement-breakpoint
CREATE INDEX "emergency_resource_file_of_content" ON "emergency_resource_file" USING btree ("content_key");--> statement-breakpoint
CREATE INDEX "emergency_upload_order" ON "emergency_upload" USING btree ("asked_at");--> statement-breakpoint
CREATE INDEX "job_order" ON "job" USING btree ("run_at","id");--> statement-breakpoint
ALTER TABLE "emergency_resource" ADD CONSTRAINT "emergency_resource_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "emergency_resource" ADD CONSTRAINT "emergency_resource_uploaded_by_person_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "emergency_resource_of_org" ON "emergency_resource" USING btree ("organisation_id","id");
CREATE TABLE "course_import" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "course_import_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" integer NOT NULL,
	"organisation_id" integer,
	"name" text NOT NULL,
	"bytes" bigint NOT NULL,
	"fingerprint" text NOT NULL,
	"key_prefix" text NOT NULL,
	"part_bytes" integer NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"arrived_at" timestamp with time zone,
	"as_whom" jsonb,
	"job_id" integer,
	"media_count" integer DEFAULT 0 NOT NULL,
	"ended_at" timestamp with time zone,
	"failure" text,
	"course_id" integer,
	"left_out" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "course_chapter" ADD COLUMN "copied_from" integer;--> statement-breakpoint
ALTER TABLE "courseware" ADD COLUMN "copied_from" integer;--> statement-breakpoint
ALTER TABLE "course_import" ADD CONSTRAINT "course_import_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_import" ADD CONSTRAINT "course_import_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_import" ADD CONSTRAINT "course_import_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "course_import_once" ON "course_import" USING btree ("person_id","fingerprint") WHERE ("course_import"."arrived_at" is null and "course_import"."ended_at" is null);--> statement-breakpoint
CREATE INDEX "course_import_order" ON "course_import" USING btree ("asked_at");--> statement-breakpoint
CREATE INDEX "course_import_course" ON "course_import" USING btree ("course_id");
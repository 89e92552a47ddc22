CREATE TABLE "case_making" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "case_making_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organisation_id" integer,
	"case_id" integer,
	"title" text NOT NULL,
	"field" text NOT NULL,
	"level" smallint NOT NULL,
	"of" jsonb NOT NULL,
	"edition" integer DEFAULT 1 NOT NULL,
	"version" smallint DEFAULT 0 NOT NULL,
	"published_edition" integer,
	"created_by" integer,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "case_making_caseId_unique" UNIQUE("case_id")
);
--> statement-breakpoint
CREATE TABLE "case_version" (
	"making_id" integer NOT NULL,
	"version" smallint NOT NULL,
	"title" text NOT NULL,
	"of" jsonb NOT NULL,
	"published_by" integer,
	"published_at" timestamp with time zone NOT NULL,
	CONSTRAINT "case_version_making_id_version_pk" PRIMARY KEY("making_id","version")
);
--> statement-breakpoint
ALTER TABLE "clinic_case" ADD COLUMN "organisation_id" integer;--> statement-breakpoint
ALTER TABLE "clinic_case" ADD COLUMN "is_shown" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "case_making" ADD CONSTRAINT "case_making_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_making" ADD CONSTRAINT "case_making_case_id_clinic_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."clinic_case"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_making" ADD CONSTRAINT "case_making_created_by_person_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_version" ADD CONSTRAINT "case_version_making_id_case_making_id_fk" FOREIGN KEY ("making_id") REFERENCES "public"."case_making"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_version" ADD CONSTRAINT "case_version_published_by_person_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "case_making_of_owner" ON "case_making" USING btree ("organisation_id","updated_at" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "clinic_case" ADD CONSTRAINT "clinic_case_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "clinic_case_of_school" ON "clinic_case" USING btree ("organisation_id","id");
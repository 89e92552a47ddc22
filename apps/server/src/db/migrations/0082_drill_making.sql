CREATE TABLE "drill_making" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "drill_making_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organisation_id" integer,
	"drill_id" integer,
	"title" text NOT NULL,
	"topic" smallint,
	"difficulty" smallint NOT NULL,
	"scene_count" smallint NOT NULL,
	"graph" jsonb NOT NULL,
	"edition" integer DEFAULT 1 NOT NULL,
	"version" smallint DEFAULT 0 NOT NULL,
	"published_edition" integer,
	"created_by" integer,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "drill_making_drillId_unique" UNIQUE("drill_id")
);
--> statement-breakpoint
CREATE TABLE "drill_version" (
	"making_id" integer NOT NULL,
	"version" smallint NOT NULL,
	"title" text NOT NULL,
	"scene_count" smallint NOT NULL,
	"graph" jsonb NOT NULL,
	"published_by" integer,
	"published_at" timestamp with time zone NOT NULL,
	CONSTRAINT "drill_version_making_id_version_pk" PRIMARY KEY("making_id","version")
);
--> statement-breakpoint
ALTER TABLE "drill" ADD COLUMN "organisation_id" integer;--> statement-breakpoint
ALTER TABLE "drill" ADD COLUMN "is_shown" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "drill_making" ADD CONSTRAINT "drill_making_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drill_making" ADD CONSTRAINT "drill_making_drill_id_drill_id_fk" FOREIGN KEY ("drill_id") REFERENCES "public"."drill"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drill_making" ADD CONSTRAINT "drill_making_created_by_person_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drill_version" ADD CONSTRAINT "drill_version_making_id_drill_making_id_fk" FOREIGN KEY ("making_id") REFERENCES "public"."drill_making"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drill_version" ADD CONSTRAINT "drill_version_published_by_person_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "drill_making_of_owner" ON "drill_making" USING btree ("organisation_id","updated_at" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "drill" ADD CONSTRAINT "drill_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "drill_of_school" ON "drill" USING btree ("organisation_id","place");
CREATE TABLE "member_import" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "member_import_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organisation_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"file_name" text NOT NULL,
	"leaving_to" smallint,
	"leaving_group" jsonb,
	"columns" jsonb NOT NULL,
	"notices" jsonb NOT NULL,
	"counts" jsonb NOT NULL,
	"unclaimed" integer NOT NULL,
	"new_departments" jsonb NOT NULL,
	"new_classes" jsonb NOT NULL,
	"made_departments" integer[] DEFAULT '{}' NOT NULL,
	"made_classes" integer[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"saved_at" timestamp with time zone,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "member_import_row" (
	"import_id" integer NOT NULL,
	"row" integer NOT NULL,
	"cells" jsonb NOT NULL,
	"values" jsonb,
	"unread" jsonb NOT NULL,
	"verdict" text NOT NULL,
	"is_unclaimed" boolean DEFAULT false NOT NULL,
	"changes" jsonb NOT NULL,
	"faults" jsonb NOT NULL,
	"membership_id" integer,
	"made_person_id" integer,
	"before" jsonb,
	"version_after" integer,
	CONSTRAINT "member_import_row_import_id_row_pk" PRIMARY KEY("import_id","row")
);
--> statement-breakpoint
ALTER TABLE "member_import" ADD CONSTRAINT "member_import_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_import" ADD CONSTRAINT "member_import_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_import_row" ADD CONSTRAINT "member_import_row_import_id_member_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."member_import"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_import_of_school" ON "member_import" USING btree ("organisation_id","id");--> statement-breakpoint
CREATE INDEX "member_import_order" ON "member_import" USING btree ("created_at");
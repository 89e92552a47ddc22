CREATE TABLE "question_column_match" (
	"person_id" integer NOT NULL,
	"headings" text NOT NULL,
	"matched" jsonb NOT NULL,
	"said_at" timestamp with time zone NOT NULL,
	CONSTRAINT "question_column_match_person_id_headings_pk" PRIMARY KEY("person_id","headings")
);
--> statement-breakpoint
CREATE TABLE "question_import" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "question_import_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" integer NOT NULL,
	"organisation_id" integer NOT NULL,
	"bank_id" integer NOT NULL,
	"file_name" text NOT NULL,
	"state" text NOT NULL,
	"source_key" text,
	"picture_folder" text NOT NULL,
	"job_id" integer,
	"failure" text,
	"complaints" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"columns" jsonb,
	"corrected" jsonb,
	"total" integer DEFAULT 0 NOT NULL,
	"saved" integer DEFAULT 0 NOT NULL,
	"made_chapters" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"saved_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "question_import_row" (
	"import_id" integer NOT NULL,
	"place" integer NOT NULL,
	"draft" jsonb NOT NULL,
	"chapter" jsonb NOT NULL,
	"stands" text NOT NULL,
	"faults" jsonb NOT NULL,
	"lost" jsonb NOT NULL,
	"fingerprint" text NOT NULL,
	"same_as" integer,
	"known_id" integer,
	"choice" text,
	"question_id" integer,
	CONSTRAINT "question_import_row_import_id_place_pk" PRIMARY KEY("import_id","place")
);
--> statement-breakpoint
ALTER TABLE "question_column_match" ADD CONSTRAINT "question_column_match_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_import" ADD CONSTRAINT "question_import_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_import" ADD CONSTRAINT "question_import_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_import" ADD CONSTRAINT "question_import_bank_id_question_bank_id_fk" FOREIGN KEY ("bank_id") REFERENCES "public"."question_bank"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_import_row" ADD CONSTRAINT "question_import_row_import_id_question_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."question_import"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "question_import_of_person" ON "question_import" USING btree ("person_id","bank_id","id");--> statement-breakpoint
CREATE INDEX "question_import_order" ON "question_import" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "question_import_row_alike" ON "question_import_row" USING btree ("import_id","fingerprint");
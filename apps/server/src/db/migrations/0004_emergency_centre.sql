CREATE TABLE "emergency_certificate" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "emergency_certificate_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" text NOT NULL,
	"item_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"organisation_id" integer NOT NULL,
	"name" text NOT NULL,
	"item_name" text NOT NULL,
	"org_name" text NOT NULL,
	"template" smallint NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"revoke_reason" text,
	"revoked_by" integer,
	CONSTRAINT "emergency_certificate_number" UNIQUE("number"),
	CONSTRAINT "emergency_certificate_once" UNIQUE("item_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "emergency_certificate_item" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "emergency_certificate_item_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organisation_id" integer NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"conditions" jsonb NOT NULL,
	"valid_days" integer,
	"template" smallint NOT NULL,
	"ground_state" smallint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "emergency_question" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "emergency_question_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organisation_id" integer NOT NULL,
	"type" smallint NOT NULL,
	"stem" text NOT NULL,
	"options" jsonb NOT NULL,
	"answer" text NOT NULL,
	"analysis" text NOT NULL,
	"category" smallint NOT NULL,
	"topic" smallint NOT NULL,
	"difficulty" smallint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "emergency_quiz" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "emergency_quiz_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" integer NOT NULL,
	"organisation_id" integer NOT NULL,
	"total" smallint NOT NULL,
	"correct" smallint DEFAULT 0 NOT NULL,
	"score" smallint DEFAULT 0 NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"submitted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "emergency_quiz_question" (
	"quiz_id" integer NOT NULL,
	"question_id" integer NOT NULL,
	"place" smallint NOT NULL,
	"asked" jsonb NOT NULL,
	"given" text,
	"verdict" text,
	CONSTRAINT "emergency_quiz_question_quiz_id_question_id_pk" PRIMARY KEY("quiz_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "emergency_study" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "emergency_study_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" integer NOT NULL,
	"organisation_id" integer,
	"resource_id" integer NOT NULL,
	"studied_ms" integer DEFAULT 0 NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "organisation" ADD COLUMN "service" text DEFAULT 'main' NOT NULL;--> statement-breakpoint
ALTER TABLE "organisation" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "emergency_certificate" ADD CONSTRAINT "emergency_certificate_item_id_emergency_certificate_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."emergency_certificate_item"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "emergency_certificate" ADD CONSTRAINT "emergency_certificate_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "emergency_certificate" ADD CONSTRAINT "emergency_certificate_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "emergency_certificate" ADD CONSTRAINT "emergency_certificate_revoked_by_person_id_fk" FOREIGN KEY ("revoked_by") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "emergency_certificate_item" ADD CONSTRAINT "emergency_certificate_item_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "emergency_question" ADD CONSTRAINT "emergency_question_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "emergency_quiz" ADD CONSTRAINT "emergency_quiz_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "emergency_quiz" ADD CONSTRAINT "emergency_quiz_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "emergency_quiz_question" ADD CONSTRAINT "emergency_quiz_question_quiz_id_emergency_quiz_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."emergency_quiz"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "emergency_quiz_question" ADD CONSTRAINT "emergency_quiz_question_question_id_emergency_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."emergency_question"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "emergency_study" ADD CONSTRAINT "emergency_study_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "emergency_study" ADD CONSTRAINT "emergency_study_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "emergency_study" ADD CONSTRAINT "emergency_study_resource_id_emergency_resource_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."emergency_resource"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "emergency_certificate_of_person" ON "emergency_certificate" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "emergency_certificate_of_org" ON "emergency_certificate" USING btree ("organisation_id","id");--> statement-breakpoint
CREATE INDEX "emergency_certificate_item_of_org" ON "emergency_certificate_item" USING btree ("organisation_id","id");--> statement-breakpoint
CREATE INDEX "emergency_question_of_org" ON "emergency_question" USING btree ("organisation_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "emergency_quiz_under_way" ON "emergency_quiz" USING btree ("person_id") WHERE "emergency_quiz"."submitted_at" is null;--> statement-breakpoint
CREATE INDEX "emergency_quiz_of_person" ON "emergency_quiz" USING btree ("person_id","submitted_at");--> statement-breakpoint
CREATE INDEX "emergency_quiz_of_org" ON "emergency_quiz" USING btree ("organisation_id","submitted_at");--> statement-breakpoint
CREATE INDEX "emergency_study_of_person" ON "emergency_study" USING btree ("person_id","ended_at");--> statement-breakpoint
CREATE INDEX "emergency_study_of_org" ON "emergency_study" USING btree ("organisation_id","started_at");--> statement-breakpoint
CREATE UNIQUE INDEX "organisation_centre_name" ON "organisation" USING btree ("name") WHERE "organisation"."service" = 'emergency';
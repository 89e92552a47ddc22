CREATE TABLE "emergency_download" (
	"id" text PRIMARY KEY NOT NULL,
	"person_id" integer NOT NULL,
	"file_name" text NOT NULL,
	"content" "bytea" NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "emergency_import" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "emergency_import_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"person_id" integer NOT NULL,
	"organisation_id" integer,
	"file_name" text NOT NULL,
	"columns" jsonb NOT NULL,
	"ready" integer NOT NULL,
	"faulty" integer NOT NULL,
	"duplicates" integer NOT NULL,
	"state" smallint NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"failure" text,
	"lease" text,
	"leased_until" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "emergency_import_row" (
	"import_id" integer NOT NULL,
	"row" integer NOT NULL,
	"cells" jsonb NOT NULL,
	"verdict" text NOT NULL,
	"faults" jsonb NOT NULL,
	"same_as_row" integer,
	"same_as_id" integer,
	"payload" jsonb,
	CONSTRAINT "emergency_import_row_import_id_row_pk" PRIMARY KEY("import_id","row")
);
--> statement-breakpoint
CREATE TABLE "emergency_centre_day" (
	"organisation_id" integer NOT NULL,
	"day" date NOT NULL,
	"topic" smallint NOT NULL,
	"studied_ms" bigint DEFAULT 0 NOT NULL,
	"quizzes" integer DEFAULT 0 NOT NULL,
	"score_sum" integer DEFAULT 0 NOT NULL,
	"learners" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "emergency_centre_day_organisation_id_day_topic_pk" PRIMARY KEY("organisation_id","day","topic")
);
--> statement-breakpoint
CREATE TABLE "emergency_learner" (
	"organisation_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"studied_ms" bigint DEFAULT 0 NOT NULL,
	"quizzes" integer DEFAULT 0 NOT NULL,
	"score_sum" integer DEFAULT 0 NOT NULL,
	"last_studied_at" timestamp with time zone,
	CONSTRAINT "emergency_learner_organisation_id_person_id_pk" PRIMARY KEY("organisation_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "emergency_learner_day" (
	"organisation_id" integer NOT NULL,
	"day" date NOT NULL,
	"person_id" integer NOT NULL,
	"studied_ms" integer DEFAULT 0 NOT NULL,
	"quizzes" integer DEFAULT 0 NOT NULL,
	"score_sum" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "emergency_learner_day_organisation_id_day_person_id_pk" PRIMARY KEY("organisation_id","day","person_id")
);
--> statement-breakpoint
ALTER TABLE "emergency_download" ADD CONSTRAINT "emergency_download_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "emergency_import" ADD CONSTRAINT "emergency_import_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "emergency_import" ADD CONSTRAINT "emergency_import_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "emergency_import_row" ADD CONSTRAINT "emergency_import_row_import_id_emergency_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."emergency_import"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "emergency_centre_day" ADD CONSTRAINT "emergency_centre_day_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "emergency_learner" ADD CONSTRAINT "emergency_learner_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "emergency_learner" ADD CONSTRAINT "emergency_learner_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "emergency_learner_day" ADD CONSTRAINT "emergency_learner_day_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "emergency_learner_day" ADD CONSTRAINT "emergency_learner_day_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "emergency_download_order" ON "emergency_download" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "emergency_import_order" ON "emergency_import" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "emergency_import_of_person" ON "emergency_import" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "emergency_learner_of_person" ON "emergency_learner" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "emergency_learner_day_of_person" ON "emergency_learner_day" USING btree ("person_id");
CREATE TABLE "clinic_case" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "clinic_case_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"version" smallint NOT NULL,
	"title" text NOT NULL,
	"complaint" text NOT NULL,
	"field" text NOT NULL,
	"level" smallint NOT NULL,
	"minutes" smallint NOT NULL,
	"of" jsonb NOT NULL,
	CONSTRAINT "clinic_case_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "clinic_run" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "clinic_run_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"case_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"version" smallint NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"points" smallint,
	"report" jsonb
);
--> statement-breakpoint
CREATE TABLE "clinic_step" (
	"run_id" integer NOT NULL,
	"number" smallint NOT NULL,
	"deed" jsonb NOT NULL,
	"spoken" jsonb,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "clinic_step_run_id_number_pk" PRIMARY KEY("run_id","number")
);
--> statement-breakpoint
ALTER TABLE "clinic_run" ADD CONSTRAINT "clinic_run_case_id_clinic_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."clinic_case"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clinic_run" ADD CONSTRAINT "clinic_run_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clinic_step" ADD CONSTRAINT "clinic_step_run_id_clinic_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."clinic_run"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "clinic_run_of_person" ON "clinic_run" USING btree ("person_id","case_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "clinic_run_under_way" ON "clinic_run" USING btree ("person_id","case_id") WHERE "clinic_run"."finished_at" is null;
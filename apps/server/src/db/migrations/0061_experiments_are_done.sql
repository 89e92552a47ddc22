CREATE TABLE "experiment" (
	"id" integer PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"field" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "experiment_run" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "experiment_run_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"experiment_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"seed" integer NOT NULL,
	"version" smallint NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"report" jsonb
);
--> statement-breakpoint
CREATE TABLE "experiment_step" (
	"run_id" integer NOT NULL,
	"number" smallint NOT NULL,
	"action" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "experiment_step_run_id_number_pk" PRIMARY KEY("run_id","number")
);
--> statement-breakpoint
ALTER TABLE "experiment_run" ADD CONSTRAINT "experiment_run_experiment_id_experiment_id_fk" FOREIGN KEY ("experiment_id") REFERENCES "public"."experiment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "experiment_run" ADD CONSTRAINT "experiment_run_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "experiment_step" ADD CONSTRAINT "experiment_step_run_id_experiment_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."experiment_run"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "experiment_run_of_person" ON "experiment_run" USING btree ("person_id","experiment_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "experiment_run_under_way" ON "experiment_run" USING btree ("person_id","experiment_id") WHERE "experiment_run"."finished_at" is null;
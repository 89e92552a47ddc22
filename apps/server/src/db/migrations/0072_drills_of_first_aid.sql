CREATE TABLE "drill" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "drill_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"place" smallint NOT NULL,
	"version" smallint NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"picture" jsonb NOT NULL,
	"topic" smallint,
	"difficulty" smallint NOT NULL,
	"minutes" smallint NOT NULL,
	"scene_count" smallint NOT NULL,
	"graph" jsonb NOT NULL,
	CONSTRAINT "drill_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "drill_run" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "drill_run_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"drill_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"mode" text NOT NULL,
	"seed" integer NOT NULL,
	"version" smallint NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"score" smallint,
	"debrief" jsonb
);
--> statement-breakpoint
CREATE TABLE "drill_step" (
	"run_id" integer NOT NULL,
	"number" smallint NOT NULL,
	"scene" text NOT NULL,
	"answer" jsonb NOT NULL,
	"at_s" real NOT NULL,
	CONSTRAINT "drill_step_run_id_number_pk" PRIMARY KEY("run_id","number")
);
--> statement-breakpoint
ALTER TABLE "drill_run" ADD CONSTRAINT "drill_run_drill_id_drill_id_fk" FOREIGN KEY ("drill_id") REFERENCES "public"."drill"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drill_run" ADD CONSTRAINT "drill_run_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drill_step" ADD CONSTRAINT "drill_step_run_id_drill_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."drill_run"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "drill_run_of_person" ON "drill_run" USING btree ("person_id","drill_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "drill_run_under_way" ON "drill_run" USING btree ("person_id","drill_id") WHERE "drill_run"."finished_at" is null;
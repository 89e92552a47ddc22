CREATE TABLE "drill_ranked" (
	"drill_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"agreed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "drill_ranked_drill_id_person_id_pk" PRIMARY KEY("drill_id","person_id")
);
--> statement-breakpoint
DROP INDEX "drill_run_under_way";--> statement-breakpoint
ALTER TABLE "drill_run" ADD COLUMN "seconds" integer;--> statement-breakpoint
ALTER TABLE "drill_run" ADD COLUMN "tries" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "drill_ranked" ADD CONSTRAINT "drill_ranked_drill_id_drill_id_fk" FOREIGN KEY ("drill_id") REFERENCES "public"."drill"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drill_ranked" ADD CONSTRAINT "drill_ranked_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "drill_run_tested" ON "drill_run" USING btree ("drill_id","person_id","score" DESC NULLS LAST,"tries","seconds") WHERE "drill_run"."mode" = 'test' and "drill_run"."finished_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "drill_run_under_way" ON "drill_run" USING btree ("person_id","drill_id","mode") WHERE "drill_run"."finished_at" is null;--> statement-breakpoint
UPDATE "drill_run" SET "seconds" = ("debrief" ->> 'seconds')::int WHERE "debrief" IS NOT NULL;
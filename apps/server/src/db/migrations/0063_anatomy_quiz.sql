CREATE TABLE "anatomy_quiz" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "anatomy_quiz_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" integer NOT NULL,
	"anatomy_id" integer NOT NULL,
	"model_id" integer NOT NULL,
	"kind" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "anatomy_quiz_answer" (
	"quiz_id" integer NOT NULL,
	"number" smallint NOT NULL,
	"structure_id" integer NOT NULL,
	"choices" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"given" text,
	"is_right" boolean,
	"answered_at" timestamp with time zone,
	CONSTRAINT "anatomy_quiz_answer_quiz_id_number_pk" PRIMARY KEY("quiz_id","number")
);
--> statement-breakpoint
ALTER TABLE "anatomy_quiz" ADD CONSTRAINT "anatomy_quiz_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "anatomy_quiz" ADD CONSTRAINT "anatomy_quiz_anatomy_id_anatomy_id_fk" FOREIGN KEY ("anatomy_id") REFERENCES "public"."anatomy"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "anatomy_quiz" ADD CONSTRAINT "anatomy_quiz_model_id_body_model_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."body_model"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "anatomy_quiz_answer" ADD CONSTRAINT "anatomy_quiz_answer_quiz_id_anatomy_quiz_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."anatomy_quiz"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "anatomy_quiz_answer" ADD CONSTRAINT "anatomy_quiz_answer_structure_id_body_structure_id_fk" FOREIGN KEY ("structure_id") REFERENCES "public"."body_structure"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "anatomy_quiz_of_person" ON "anatomy_quiz" USING btree ("person_id","model_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "anatomy_quiz_under_way" ON "anatomy_quiz" USING btree ("person_id","anatomy_id","model_id","kind") WHERE "anatomy_quiz"."finished_at" is null;--> statement-breakpoint
CREATE INDEX "anatomy_quiz_answer_of_structure" ON "anatomy_quiz_answer" USING btree ("structure_id");
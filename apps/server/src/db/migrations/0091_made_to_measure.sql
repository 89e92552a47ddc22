CREATE TABLE "practice_set" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "practice_set_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" integer NOT NULL,
	"name" text,
	"choices" jsonb NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "question_standing" ADD COLUMN "first_share" real;--> statement-breakpoint
ALTER TABLE "practice_set" ADD CONSTRAINT "practice_set_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "practice_set_of_person" ON "practice_set" USING btree ("person_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "practice_set_name" ON "practice_set" USING btree ("person_id","name") WHERE "practice_set"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "attempt_answer_flagged" ON "attempt_answer" USING btree ("attempt_id") WHERE "attempt_answer"."is_flagged";--> statement-breakpoint
UPDATE "question_standing" SET "first_share" = "share" WHERE "right_count" + "wrong_count" = 1;

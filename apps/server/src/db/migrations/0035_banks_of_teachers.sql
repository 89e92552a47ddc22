CREATE TABLE "question_change" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "question_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"bank_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"undo" jsonb NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "question_bank" ADD COLUMN "is_shared" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "question" ADD COLUMN "stamp" text;--> statement-breakpoint
ALTER TABLE "question_change" ADD CONSTRAINT "question_change_bank_id_question_bank_id_fk" FOREIGN KEY ("bank_id") REFERENCES "public"."question_bank"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_change" ADD CONSTRAINT "question_change_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "question_change_of_bank" ON "question_change" USING btree ("bank_id","made_at");--> statement-breakpoint
CREATE UNIQUE INDEX "question_bank_own_name" ON "question_bank" USING btree ("organisation_id","created_by","name") WHERE "question_bank"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "question_report_open" ON "question_report" USING btree ("question_id") WHERE "question_report"."settled_at" is null;--> statement-breakpoint
ALTER TABLE "question" ADD CONSTRAINT "question_stamp" UNIQUE("bank_id","stamp");
CREATE TABLE "attempt_correction" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "attempt_correction_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"source_id" integer NOT NULL,
	"question_id" integer NOT NULL,
	"version" smallint NOT NULL,
	"way" text NOT NULL,
	"keys" jsonb NOT NULL,
	"reason" text NOT NULL,
	"changed_count" integer NOT NULL,
	"corrected_by" integer,
	"corrected_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "answer_mark" (
	"attempt_id" integer NOT NULL,
	"place" smallint NOT NULL,
	"marker_id" integer NOT NULL,
	"number" integer NOT NULL,
	"score" integer NOT NULL,
	"comment" text NOT NULL,
	"is_final" boolean NOT NULL,
	"marked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "answer_mark_attempt_id_place_marker_id_pk" PRIMARY KEY("attempt_id","place","marker_id")
);
--> statement-breakpoint
ALTER TABLE "attempt_answer" ADD COLUMN "marked_share" real;--> statement-breakpoint
ALTER TABLE "exam" ADD COLUMN "markers" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "exam" ADD COLUMN "max_difference" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "attempt_correction" ADD CONSTRAINT "attempt_correction_corrected_by_person_id_fk" FOREIGN KEY ("corrected_by") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_mark" ADD CONSTRAINT "answer_mark_marker_id_person_id_fk" FOREIGN KEY ("marker_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_mark" ADD CONSTRAINT "answer_mark_attempt_id_place_attempt_answer_attempt_id_place_fk" FOREIGN KEY ("attempt_id","place") REFERENCES "public"."attempt_answer"("attempt_id","place") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attempt_correction_of" ON "attempt_correction" USING btree ("kind","source_id","id");
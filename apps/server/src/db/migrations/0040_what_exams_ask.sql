CREATE TABLE "exam_asked" (
	"exam_id" integer NOT NULL,
	"question_id" integer NOT NULL,
	"version" smallint NOT NULL,
	CONSTRAINT "exam_asked_exam_id_question_id_version_pk" PRIMARY KEY("exam_id","question_id","version")
);
--> statement-breakpoint
ALTER TABLE "attempt_correction" ADD COLUMN "reckoned_to" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "attempt_correction" ADD COLUMN "reckoned_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "exam_asked_question" ON "exam_asked" USING btree ("question_id");
--> statement-breakpoint
INSERT INTO "exam_asked" ("exam_id", "question_id", "version")
SELECT exam.id, (item ->> 'questionId')::integer, (item ->> 'version')::smallint
FROM exam, jsonb_path_query(exam.plan, '$.sections[*].items[*]') AS item
WHERE exam.published_at IS NOT NULL
UNION
SELECT attempt.source_id, (item ->> 'questionId')::integer, (item ->> 'version')::smallint
FROM question_attempt attempt, jsonb_array_elements(attempt.items) AS item
WHERE attempt.kind = 'exam';
--> statement-breakpoint
UPDATE "attempt_correction" SET "reckoned_at" = "corrected_at";

DROP INDEX "emergency_quiz_under_way";--> statement-breakpoint
ALTER TABLE "emergency_quiz" ADD COLUMN "is_test" boolean NOT NULL DEFAULT false;--> statement-breakpoint
ALTER TABLE "emergency_quiz" ALTER COLUMN "is_test" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "emergency_quiz" ADD COLUMN "given_up_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "emergency_quiz_under_way" ON "emergency_quiz" USING btree ("person_id") WHERE "emergency_quiz"."submitted_at" is null and "emergency_quiz"."given_up_at" is null;--> statement-breakpoint
-- Until now every quiz counted. Those of full length that asked nothing twice are tests; the sums forget the others.
UPDATE "emergency_quiz" SET "is_test" = "total" >= 10 AND "id" NOT IN (
  SELECT "quiz_id" FROM (
    SELECT q."id" AS "quiz_id", row_number() OVER (PARTITION BY q."person_id", a."question_id" ORDER BY q."id") AS "sight"
    FROM "emergency_quiz" q JOIN "emergency_quiz_question" a ON a."quiz_id" = q."id"
  ) AS seen WHERE "sight" > 1
);--> statement-breakpoint
UPDATE "emergency_learner_day" d SET "quizzes" = coalesce(t."quizzes", 0), "score_sum" = coalesce(t."score_sum", 0)
FROM "emergency_learner_day" own LEFT JOIN (
  SELECT "organisation_id", "person_id", (("submitted_at" + interval '8 hours') at time zone 'UTC')::date AS "day", count(*) AS "quizzes", sum("score") AS "score_sum"
  FROM "emergency_quiz" WHERE "submitted_at" IS NOT NULL AND "is_test" GROUP BY 1, 2, 3
) AS t USING ("organisation_id", "person_id", "day")
WHERE own."quizzes" > 0 AND d."organisation_id" = own."organisation_id" AND d."person_id" = own."person_id" AND d."day" = own."day";--> statement-breakpoint
UPDATE "emergency_learner_month" m SET "quizzes" = t."quizzes", "score_sum" = t."score_sum"
FROM (
  SELECT "organisation_id", "person_id", date_trunc('month', "day")::date AS "month", sum("quizzes") AS "quizzes", sum("score_sum") AS "score_sum"
  FROM "emergency_learner_day" GROUP BY 1, 2, 3
) AS t
WHERE m."quizzes" > 0 AND m."organisation_id" = t."organisation_id" AND m."person_id" = t."person_id" AND m."month" = t."month";--> statement-breakpoint
UPDATE "emergency_learner" l SET "quizzes" = t."quizzes", "score_sum" = t."score_sum"
FROM (
  SELECT "organisation_id", "person_id", sum("quizzes") AS "quizzes", sum("score_sum") AS "score_sum"
  FROM "emergency_learner_day" GROUP BY 1, 2
) AS t
WHERE l."quizzes" > 0 AND l."organisation_id" = t."organisation_id" AND l."person_id" = t."person_id";--> statement-breakpoint
UPDATE "emergency_centre_day" c SET "quizzes" = t."quizzes", "score_sum" = t."score_sum"
FROM (
  SELECT "organisation_id", "day", sum("quizzes") AS "quizzes", sum("score_sum") AS "score_sum"
  FROM "emergency_learner_day" GROUP BY 1, 2
) AS t
WHERE c."topic" = 0 AND c."quizzes" > 0 AND c."organisation_id" = t."organisation_id" AND c."day" = t."day";

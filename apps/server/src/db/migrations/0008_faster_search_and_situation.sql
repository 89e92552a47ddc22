CREATE TABLE "emergency_learner_month" (
	"organisation_id" integer NOT NULL,
	"month" date NOT NULL,
	"person_id" integer NOT NULL,
	"studied_ms" bigint DEFAULT 0 NOT NULL,
	"quizzes" integer DEFAULT 0 NOT NULL,
	"score_sum" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "emergency_learner_month_organisation_id_month_person_id_pk" PRIMARY KEY("organisation_id","month","person_id")
);
--> statement-breakpoint
DROP INDEX "commodity_search";--> statement-breakpoint
DROP INDEX "news_article_search";--> statement-breakpoint
ALTER TABLE "emergency_learner_month" ADD CONSTRAINT "emergency_learner_month_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "emergency_learner_month" ADD CONSTRAINT "emergency_learner_month_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "emergency_learner_month" ("organisation_id", "month", "person_id", "studied_ms", "quizzes", "score_sum")
SELECT "organisation_id", date_trunc('month', "day")::date, "person_id", sum("studied_ms"), sum("quizzes"), sum("score_sum")
FROM "emergency_learner_day" GROUP BY 1, 2, 3 ORDER BY 1, 2, 3;--> statement-breakpoint
CREATE INDEX "emergency_learner_month_of_person" ON "emergency_learner_month" USING btree ("person_id");--> statement-breakpoint
-- Every letter of a row's texts and every pair of neighbours; those of the initials begin with ~.
-- Not for parallel workers: starting them takes longer than reading a few thousand rows.
CREATE FUNCTION search_grams(searched text, initials text) RETURNS text[]
LANGUAGE sql IMMUTABLE STRICT PARALLEL UNSAFE
RETURN array(
  SELECT DISTINCT kind || part
  FROM (
    SELECT kind, letter, letter || lead(letter) OVER (PARTITION BY kind ORDER BY place) AS pair
    FROM (VALUES ('', searched), ('~', initials)) AS texts (kind, written),
      string_to_table(written, NULL) WITH ORDINALITY AS letters (letter, place)
  ) AS neighbours, LATERAL (VALUES (letter), (pair)) AS parts (part)
  WHERE part IS NOT NULL
);--> statement-breakpoint
CREATE INDEX "commodity_not_searched" ON "commodity" USING btree ("id") WHERE "commodity"."searched" = '';--> statement-breakpoint
CREATE INDEX "news_article_not_searched" ON "news_article" USING btree ("id") WHERE "news_article"."searched" = '';--> statement-breakpoint
CREATE INDEX "commodity_search" ON "commodity" USING gin (search_grams("searched", "initials"));--> statement-breakpoint
CREATE INDEX "news_article_search" ON "news_article" USING gin (search_grams("searched", "initials"));--> statement-breakpoint
ALTER TABLE "commodity" DROP COLUMN "grams";--> statement-breakpoint
ALTER TABLE "news_article" DROP COLUMN "grams";
CREATE TABLE "findable" (
	"kind" text NOT NULL,
	"id" integer NOT NULL,
	"shelf" text NOT NULL,
	"type" smallint NOT NULL,
	"weight" integer NOT NULL,
	"title" text NOT NULL,
	"signs" text[] NOT NULL,
	"sounds" text[] NOT NULL,
	"is_gone" boolean DEFAULT false NOT NULL,
	"changed_in" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	CONSTRAINT "findable_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
CREATE TABLE "findable_kind" (
	"kind" text PRIMARY KEY NOT NULL,
	"reading" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "synonym" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "synonym_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"words" text[] NOT NULL,
	"changed_in" "xid8" DEFAULT pg_current_xact_id() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hot_word" (
	"keyword" text PRIMARY KEY NOT NULL,
	"place" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "searched_word" (
	"day" date NOT NULL,
	"keyword" text NOT NULL,
	"times" integer NOT NULL,
	CONSTRAINT "searched_word_day_keyword_pk" PRIMARY KEY("day","keyword")
);
--> statement-breakpoint
DROP INDEX "commodity_search";--> statement-breakpoint
DROP INDEX "commodity_not_searched";--> statement-breakpoint
DROP INDEX "news_article_search";--> statement-breakpoint
DROP INDEX "news_article_not_searched";--> statement-breakpoint
CREATE INDEX "findable_changes" ON "findable" USING btree ("changed_in");--> statement-breakpoint
CREATE INDEX "synonym_changes" ON "synonym" USING btree ("changed_in");--> statement-breakpoint
ALTER TABLE "commodity" DROP COLUMN "searched";--> statement-breakpoint
ALTER TABLE "commodity" DROP COLUMN "initials";--> statement-breakpoint
ALTER TABLE "news_article" DROP COLUMN "searched";--> statement-breakpoint
ALTER TABLE "news_article" DROP COLUMN "initials";--> statement-breakpoint
DROP FUNCTION search_grams(text, text);

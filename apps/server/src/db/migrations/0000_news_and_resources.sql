CREATE TABLE "emergency_resource" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "emergency_resource_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"category" smallint NOT NULL,
	"topic" smallint NOT NULL,
	"kind" smallint NOT NULL,
	"cover" text NOT NULL,
	"grounded_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "news_article" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "news_article_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"category" smallint NOT NULL,
	"cover" text NOT NULL,
	"source" text NOT NULL,
	"author" text NOT NULL,
	"html" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seed_planted" (
	"area" text PRIMARY KEY NOT NULL,
	"planted_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "emergency_resource_order" ON "emergency_resource" USING btree ("grounded_at","id");--> statement-breakpoint
CREATE INDEX "news_article_order" ON "news_article" USING btree ("published_at","id");--> statement-breakpoint
CREATE INDEX "news_article_order_in_category" ON "news_article" USING btree ("category","published_at","id");
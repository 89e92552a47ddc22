ALTER TABLE "commodity" ADD COLUMN "searched" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "news_article" ADD COLUMN "searched" text DEFAULT '' NOT NULL;
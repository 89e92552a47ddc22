CREATE TABLE "upload_brought" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "upload_brought_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"bytes" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "emergency_certificate" DROP CONSTRAINT "emergency_certificate_once";--> statement-breakpoint
ALTER TABLE "emergency_certificate" ADD COLUMN "round" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "upload_brought_of_key" ON "upload_brought" USING btree ("key");--> statement-breakpoint
CREATE INDEX "upload_brought_at" ON "upload_brought" USING btree ("at");--> statement-breakpoint
ALTER TABLE "emergency_certificate" ADD CONSTRAINT "emergency_certificate_once" UNIQUE("item_id","person_id","round");--> statement-breakpoint
-- Where a letter of the title stands for several, what an older version stored has them all: the next start indexes it anew.
UPDATE "commodity" SET "searched" = '' WHERE length(normalize("title", NFKC)) <> length("title");--> statement-breakpoint
UPDATE "news_article" SET "searched" = '' WHERE length(normalize("title", NFKC)) <> length("title");

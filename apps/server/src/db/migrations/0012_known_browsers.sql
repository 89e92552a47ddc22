CREATE TABLE "known_browser" (
	"account" text NOT NULL,
	"browser_hash" text NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_browser_account_browser_hash_pk" PRIMARY KEY("account","browser_hash")
);
--> statement-breakpoint
ALTER TABLE "puzzle" ADD COLUMN "turn" integer;--> statement-breakpoint
ALTER TABLE "sms_code" ADD COLUMN "browser_hash" text;--> statement-breakpoint
ALTER TABLE "sms_code" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "sms_code" ADD COLUMN "turn" integer;--> statement-breakpoint
ALTER TABLE "sms_code" ADD COLUMN "strange_tries" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "known_browser_used" ON "known_browser" USING btree ("used_at");
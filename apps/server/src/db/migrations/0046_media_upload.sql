CREATE TABLE "media_upload" (
	"media_id" integer PRIMARY KEY NOT NULL,
	"person_id" integer NOT NULL,
	"fingerprint" text NOT NULL,
	"key_prefix" text NOT NULL,
	"part_bytes" integer NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"arrived_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "began_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "done" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "total" integer;--> statement-breakpoint
ALTER TABLE "media_upload" ADD CONSTRAINT "media_upload_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_upload" ADD CONSTRAINT "media_upload_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "media_upload_once" ON "media_upload" USING btree ("person_id","fingerprint") WHERE "media_upload"."arrived_at" is null;--> statement-breakpoint
CREATE INDEX "media_upload_order" ON "media_upload" USING btree ("asked_at");
CREATE TABLE "bullet_block" (
	"person_id" integer PRIMARY KEY NOT NULL,
	"blocks" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bullet_comment" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bullet_comment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"video_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"at_ms" integer NOT NULL,
	"text" text NOT NULL,
	"color" text NOT NULL,
	"place" smallint NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"held_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "bullet_block" ADD CONSTRAINT "bullet_block_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bullet_comment" ADD CONSTRAINT "bullet_comment_video_id_simulation_video_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."simulation_video"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bullet_comment" ADD CONSTRAINT "bullet_comment_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bullet_comment_of_video" ON "bullet_comment" USING btree ("video_id","at_ms");--> statement-breakpoint
CREATE INDEX "bullet_comment_newest" ON "bullet_comment" USING btree ("video_id","id");--> statement-breakpoint
CREATE INDEX "bullet_comment_of_person" ON "bullet_comment" USING btree ("person_id","id");
CREATE TABLE "simulation_practice" (
	"id" integer PRIMARY KEY NOT NULL,
	"chapter_id" integer NOT NULL,
	"question_count" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "simulation" (
	"id" integer PRIMARY KEY NOT NULL,
	"aims" text[] DEFAULT '{}' NOT NULL,
	"equipment" text[] DEFAULT '{}' NOT NULL,
	"steps" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "simulation_video" (
	"id" integer PRIMARY KEY NOT NULL,
	"simulation_id" integer NOT NULL,
	"number" smallint NOT NULL,
	"media_id" integer NOT NULL,
	CONSTRAINT "simulation_video_number" UNIQUE("simulation_id","number")
);
--> statement-breakpoint
CREATE TABLE "simulation_video_place" (
	"person_id" integer NOT NULL,
	"video_id" integer NOT NULL,
	"position_s" integer NOT NULL,
	CONSTRAINT "simulation_video_place_person_id_video_id_pk" PRIMARY KEY("person_id","video_id")
);
--> statement-breakpoint
CREATE TABLE "virtual_system" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "virtual_system_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organisation_id" integer NOT NULL,
	"place" smallint DEFAULT 0 NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"logo" text DEFAULT '' NOT NULL,
	"url" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "commodity" ADD COLUMN "whole_id" integer;--> statement-breakpoint
ALTER TABLE "simulation_practice" ADD CONSTRAINT "simulation_practice_chapter_id_bank_chapter_id_fk" FOREIGN KEY ("chapter_id") REFERENCES "public"."bank_chapter"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "simulation_video" ADD CONSTRAINT "simulation_video_simulation_id_simulation_id_fk" FOREIGN KEY ("simulation_id") REFERENCES "public"."simulation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "simulation_video" ADD CONSTRAINT "simulation_video_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "simulation_video_place" ADD CONSTRAINT "simulation_video_place_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "simulation_video_place" ADD CONSTRAINT "simulation_video_place_video_id_simulation_video_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."simulation_video"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "virtual_system" ADD CONSTRAINT "virtual_system_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "virtual_system_of_school" ON "virtual_system" USING btree ("organisation_id","place");--> statement-breakpoint
ALTER TABLE "commodity" ADD CONSTRAINT "commodity_whole_id_commodity_id_fk" FOREIGN KEY ("whole_id") REFERENCES "public"."commodity"("id") ON DELETE no action ON UPDATE no action;
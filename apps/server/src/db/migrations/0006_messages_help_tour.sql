CREATE TABLE "download" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "download_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" smallint NOT NULL,
	"name" text NOT NULL,
	"note" text NOT NULL,
	"file" jsonb,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "help_article" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "help_article_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"show_type" smallint NOT NULL,
	"category" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"html" text NOT NULL,
	"place" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "luohe_course" (
	"zone_id" integer NOT NULL,
	"commodity_id" integer NOT NULL,
	"place" integer NOT NULL,
	CONSTRAINT "luohe_course_zone_id_commodity_id_pk" PRIMARY KEY("zone_id","commodity_id")
);
--> statement-breakpoint
CREATE TABLE "luohe_entry" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "luohe_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"cover" text NOT NULL,
	"html" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "luohe_zone" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "luohe_zone_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"school" text NOT NULL,
	"logo" text NOT NULL,
	"banner" text NOT NULL,
	"html" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notice" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notice_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" smallint NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"html" text,
	"course" jsonb,
	"about" jsonb,
	"sender_id" integer,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "notice_course" CHECK ("notice"."kind" not in (2, 3) or "notice"."course" is not null),
	CONSTRAINT "notice_about" CHECK ("notice"."kind" not in (4, 5) or ("notice"."about" is not null and "notice"."sender_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "notice_read" (
	"person_id" integer NOT NULL,
	"notice_id" integer NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "notice_read_person_id_notice_id_pk" PRIMARY KEY("person_id","notice_id")
);
--> statement-breakpoint
CREATE TABLE "notice_recipient" (
	"person_id" integer NOT NULL,
	"notice_id" integer NOT NULL,
	CONSTRAINT "notice_recipient_person_id_notice_id_pk" PRIMARY KEY("person_id","notice_id")
);
--> statement-breakpoint
CREATE TABLE "roam_hotspot" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "roam_hotspot_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"room_id" integer NOT NULL,
	"kind" smallint NOT NULL,
	"yaw" double precision NOT NULL,
	"pitch" double precision NOT NULL,
	"title" text NOT NULL,
	"target_room_id" integer,
	"html" text,
	"pictures" text[] DEFAULT '{}' NOT NULL,
	"resource_type" smallint,
	"target_id" integer
);
--> statement-breakpoint
CREATE TABLE "roam_room" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "roam_room_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" integer NOT NULL,
	"name" text NOT NULL,
	"summary" text NOT NULL,
	"preview" text NOT NULL,
	"panorama" text NOT NULL,
	"yaw" double precision NOT NULL,
	"pitch" double precision NOT NULL,
	"fov" double precision NOT NULL
);
--> statement-breakpoint
ALTER TABLE "luohe_course" ADD CONSTRAINT "luohe_course_zone_id_luohe_zone_id_fk" FOREIGN KEY ("zone_id") REFERENCES "public"."luohe_zone"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "luohe_course" ADD CONSTRAINT "luohe_course_commodity_id_commodity_id_fk" FOREIGN KEY ("commodity_id") REFERENCES "public"."commodity"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice" ADD CONSTRAINT "notice_sender_id_person_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_read" ADD CONSTRAINT "notice_read_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_read" ADD CONSTRAINT "notice_read_notice_id_notice_id_fk" FOREIGN KEY ("notice_id") REFERENCES "public"."notice"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_recipient" ADD CONSTRAINT "notice_recipient_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_recipient" ADD CONSTRAINT "notice_recipient_notice_id_notice_id_fk" FOREIGN KEY ("notice_id") REFERENCES "public"."notice"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roam_hotspot" ADD CONSTRAINT "roam_hotspot_room_id_roam_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."roam_room"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roam_hotspot" ADD CONSTRAINT "roam_hotspot_target_room_id_roam_room_id_fk" FOREIGN KEY ("target_room_id") REFERENCES "public"."roam_room"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notice_order" ON "notice" USING btree ("kind","sent_at","id");
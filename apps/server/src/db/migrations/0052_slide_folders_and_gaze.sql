CREATE TABLE "slide_folder" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "slide_folder_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"library_id" integer NOT NULL,
	"parent_id" integer,
	"place" smallint DEFAULT 0 NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "slide_gaze" (
	"slide_id" integer NOT NULL,
	"organisation_id" integer NOT NULL,
	"cells" integer[] NOT NULL,
	CONSTRAINT "slide_gaze_slide_id_organisation_id_pk" PRIMARY KEY("slide_id","organisation_id")
);
--> statement-breakpoint
CREATE TABLE "slide_watch" (
	"slide_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"organisation_id" integer NOT NULL,
	"seconds" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"day" text NOT NULL,
	"day_seconds" integer NOT NULL,
	CONSTRAINT "slide_watch_slide_id_person_id_pk" PRIMARY KEY("slide_id","person_id")
);
--> statement-breakpoint
ALTER TABLE "slide" ADD COLUMN "folder_id" integer;--> statement-breakpoint
ALTER TABLE "slide" ADD COLUMN "said_mpp" double precision;--> statement-breakpoint
ALTER TABLE "slide" ADD COLUMN "said_objective" double precision;--> statement-breakpoint
ALTER TABLE "slide" ADD COLUMN "edition" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "slide_folder" ADD CONSTRAINT "slide_folder_library_id_slide_library_id_fk" FOREIGN KEY ("library_id") REFERENCES "public"."slide_library"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slide_folder" ADD CONSTRAINT "slide_folder_parent_id_slide_folder_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."slide_folder"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slide_gaze" ADD CONSTRAINT "slide_gaze_slide_id_slide_id_fk" FOREIGN KEY ("slide_id") REFERENCES "public"."slide"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slide_gaze" ADD CONSTRAINT "slide_gaze_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slide_watch" ADD CONSTRAINT "slide_watch_slide_id_slide_id_fk" FOREIGN KEY ("slide_id") REFERENCES "public"."slide"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slide_watch" ADD CONSTRAINT "slide_watch_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slide_watch" ADD CONSTRAINT "slide_watch_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "slide_folder_of_library" ON "slide_folder" USING btree ("library_id");--> statement-breakpoint
CREATE INDEX "slide_watch_of_school" ON "slide_watch" USING btree ("slide_id","organisation_id");--> statement-breakpoint
ALTER TABLE "slide" ADD CONSTRAINT "slide_folder_id_slide_folder_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."slide_folder"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "slide_of_folder" ON "slide" USING btree ("folder_id");
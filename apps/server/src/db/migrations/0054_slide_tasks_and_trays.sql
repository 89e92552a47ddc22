CREATE TABLE "slide_task" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "slide_task_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slide_id" integer NOT NULL,
	"place" smallint DEFAULT 0 NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"explanation" text NOT NULL,
	"key" jsonb NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"reveals" smallint NOT NULL,
	"is_shown" boolean DEFAULT true NOT NULL,
	"edition" integer DEFAULT 1 NOT NULL,
	"created_by" integer,
	"updated_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "slide_task_standing" (
	"task_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"edition" integer NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"first" smallint DEFAULT 0 NOT NULL,
	"best" smallint DEFAULT 0 NOT NULL,
	"is_right_first" boolean DEFAULT false NOT NULL,
	"is_right" boolean DEFAULT false NOT NULL,
	"has_key" boolean DEFAULT false NOT NULL,
	CONSTRAINT "slide_task_standing_task_id_person_id_pk" PRIMARY KEY("task_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "slide_task_try" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "slide_task_try_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"task_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"edition" integer NOT NULL,
	"nth" smallint NOT NULL,
	"token" text NOT NULL,
	"answer" jsonb NOT NULL,
	"marks" jsonb NOT NULL,
	"is_counted" boolean NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "slide_task_try_token" UNIQUE("task_id","person_id","token")
);
--> statement-breakpoint
CREATE TABLE "slide_tray" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "slide_tray_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organisation_id" integer NOT NULL,
	"audience_id" integer NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"created_by" integer,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "slide_tray_slide" (
	"tray_id" integer NOT NULL,
	"slide_id" integer NOT NULL,
	"place" smallint NOT NULL,
	"note" text NOT NULL,
	CONSTRAINT "slide_tray_slide_tray_id_slide_id_pk" PRIMARY KEY("tray_id","slide_id")
);
--> statement-breakpoint
ALTER TABLE "slide_task" ADD CONSTRAINT "slide_task_slide_id_slide_id_fk" FOREIGN KEY ("slide_id") REFERENCES "public"."slide"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slide_task" ADD CONSTRAINT "slide_task_created_by_person_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slide_task_standing" ADD CONSTRAINT "slide_task_standing_task_id_slide_task_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."slide_task"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slide_task_standing" ADD CONSTRAINT "slide_task_standing_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slide_task_try" ADD CONSTRAINT "slide_task_try_task_id_slide_task_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."slide_task"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slide_task_try" ADD CONSTRAINT "slide_task_try_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slide_tray" ADD CONSTRAINT "slide_tray_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slide_tray" ADD CONSTRAINT "slide_tray_audience_id_audience_id_fk" FOREIGN KEY ("audience_id") REFERENCES "public"."audience"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slide_tray" ADD CONSTRAINT "slide_tray_created_by_person_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slide_tray_slide" ADD CONSTRAINT "slide_tray_slide_tray_id_slide_tray_id_fk" FOREIGN KEY ("tray_id") REFERENCES "public"."slide_tray"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slide_tray_slide" ADD CONSTRAINT "slide_tray_slide_slide_id_slide_id_fk" FOREIGN KEY ("slide_id") REFERENCES "public"."slide"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "slide_task_of_slide" ON "slide_task" USING btree ("slide_id","place","id");--> statement-breakpoint
CREATE INDEX "slide_task_standing_of_person" ON "slide_task_standing" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "slide_tray_of_organisation" ON "slide_tray" USING btree ("organisation_id","id");--> statement-breakpoint
CREATE INDEX "slide_tray_of_audience" ON "slide_tray" USING btree ("audience_id");--> statement-breakpoint
CREATE INDEX "slide_tray_slide_turned" ON "slide_tray_slide" USING btree ("slide_id");
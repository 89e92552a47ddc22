CREATE TABLE "slide_seen" (
	"person_id" integer NOT NULL,
	"slide_id" integer NOT NULL,
	"view" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "slide_seen_person_id_slide_id_pk" PRIMARY KEY("person_id","slide_id")
);
--> statement-breakpoint
CREATE TABLE "slide_words" (
	"slide_id" integer PRIMARY KEY NOT NULL,
	"sections" jsonb NOT NULL,
	"cases" jsonb NOT NULL,
	"edition" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by" integer
);
--> statement-breakpoint
CREATE TABLE "slide_report" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "slide_report_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slide_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"slide_title" text NOT NULL,
	"fault" smallint NOT NULL,
	"text" text NOT NULL,
	"view" text DEFAULT '' NOT NULL,
	"state" smallint DEFAULT 1 NOT NULL,
	"reply" text DEFAULT '' NOT NULL,
	"reported_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"answered_by" integer
);
--> statement-breakpoint
ALTER TABLE "slide_seen" ADD CONSTRAINT "slide_seen_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slide_seen" ADD CONSTRAINT "slide_seen_slide_id_slide_id_fk" FOREIGN KEY ("slide_id") REFERENCES "public"."slide"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slide_words" ADD CONSTRAINT "slide_words_slide_id_slide_id_fk" FOREIGN KEY ("slide_id") REFERENCES "public"."slide"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slide_words" ADD CONSTRAINT "slide_words_updated_by_person_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slide_report" ADD CONSTRAINT "slide_report_slide_id_slide_id_fk" FOREIGN KEY ("slide_id") REFERENCES "public"."slide"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slide_report" ADD CONSTRAINT "slide_report_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slide_report" ADD CONSTRAINT "slide_report_answered_by_person_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "slide_seen_lately" ON "slide_seen" USING btree ("person_id","seen_at");--> statement-breakpoint
CREATE INDEX "slide_seen_of_slide" ON "slide_seen" USING btree ("slide_id");--> statement-breakpoint
CREATE INDEX "slide_report_of_person" ON "slide_report" USING btree ("person_id","reported_at");--> statement-breakpoint
CREATE INDEX "slide_report_of_slide" ON "slide_report" USING btree ("slide_id");--> statement-breakpoint
CREATE INDEX "slide_report_by_state" ON "slide_report" USING btree ("state","id");
CREATE TABLE "slide_finding" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "slide_finding_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"form_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"token" text NOT NULL,
	"edition" integer NOT NULL,
	"title" text NOT NULL,
	"fields" jsonb NOT NULL,
	"answers" jsonb NOT NULL,
	"state" smallint NOT NULL,
	"marks" jsonb,
	"total" integer,
	"most" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"handed_at" timestamp with time zone NOT NULL,
	"marked_at" timestamp with time zone,
	"marked_by" integer,
	CONSTRAINT "slide_finding_once" UNIQUE("form_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "slide_finding_form" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "slide_finding_form_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slide_id" integer NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"due_at" timestamp with time zone,
	"fields" jsonb NOT NULL,
	"is_shown" boolean DEFAULT true NOT NULL,
	"edition" integer DEFAULT 1 NOT NULL,
	"created_by" integer,
	"updated_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "slide_finding" ADD CONSTRAINT "slide_finding_form_id_slide_finding_form_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."slide_finding_form"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slide_finding" ADD CONSTRAINT "slide_finding_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slide_finding" ADD CONSTRAINT "slide_finding_marked_by_person_id_fk" FOREIGN KEY ("marked_by") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slide_finding_form" ADD CONSTRAINT "slide_finding_form_slide_id_slide_id_fk" FOREIGN KEY ("slide_id") REFERENCES "public"."slide"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slide_finding_form" ADD CONSTRAINT "slide_finding_form_created_by_person_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "slide_finding_of_person" ON "slide_finding" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "slide_finding_form_of_slide" ON "slide_finding_form" USING btree ("slide_id","id");
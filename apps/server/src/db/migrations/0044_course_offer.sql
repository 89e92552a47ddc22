CREATE TABLE "course_offer" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "course_offer_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"course_id" integer NOT NULL,
	"copy_id" integer,
	"person_id" integer,
	"charge" smallint NOT NULL,
	"price" integer NOT NULL,
	"note" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"is_approved" boolean,
	"reason" text
);
--> statement-breakpoint
ALTER TABLE "course_offer" ADD CONSTRAINT "course_offer_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_offer" ADD CONSTRAINT "course_offer_copy_id_course_id_fk" FOREIGN KEY ("copy_id") REFERENCES "public"."course"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_offer" ADD CONSTRAINT "course_offer_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "course_offer_waiting" ON "course_offer" USING btree ("course_id") WHERE "course_offer"."decided_at" is null;--> statement-breakpoint
CREATE INDEX "course_offer_of_course" ON "course_offer" USING btree ("course_id","id");--> statement-breakpoint
CREATE INDEX "course_offer_copy" ON "course_offer" USING btree ("copy_id");
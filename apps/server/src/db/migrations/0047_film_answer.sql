CREATE TABLE "film_answer" (
	"person_id" integer NOT NULL,
	"courseware_id" integer NOT NULL,
	"question_id" integer NOT NULL,
	"version" smallint NOT NULL,
	"given" text[] NOT NULL,
	"share" real,
	"answered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "film_answer_person_id_courseware_id_question_id_pk" PRIMARY KEY("person_id","courseware_id","question_id")
);
--> statement-breakpoint
ALTER TABLE "film_answer" ADD CONSTRAINT "film_answer_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "film_answer" ADD CONSTRAINT "film_answer_courseware_id_courseware_id_fk" FOREIGN KEY ("courseware_id") REFERENCES "public"."courseware"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "film_answer_of_courseware" ON "film_answer" USING btree ("courseware_id");
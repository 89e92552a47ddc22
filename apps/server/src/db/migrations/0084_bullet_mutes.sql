CREATE TABLE "bullet_mute" (
	"organisation_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"until" timestamp with time zone,
	"muted_at" timestamp with time zone NOT NULL,
	"muted_by" integer,
	CONSTRAINT "bullet_mute_organisation_id_person_id_pk" PRIMARY KEY("organisation_id","person_id")
);
--> statement-breakpoint
ALTER TABLE "bullet_mute" ADD CONSTRAINT "bullet_mute_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bullet_mute" ADD CONSTRAINT "bullet_mute_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bullet_mute" ADD CONSTRAINT "bullet_mute_muted_by_person_id_fk" FOREIGN KEY ("muted_by") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;
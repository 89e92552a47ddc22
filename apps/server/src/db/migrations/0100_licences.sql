CREATE TABLE "licence" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "licence_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organisation_id" integer NOT NULL,
	"commodity_id" integer NOT NULL,
	"seats" integer NOT NULL,
	"is_by_department" boolean NOT NULL,
	"is_by_year" boolean NOT NULL,
	"price" bigint NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"follows_id" integer,
	"offered_at" timestamp with time zone NOT NULL,
	"offered_by_id" integer NOT NULL,
	"ordered_at" timestamp with time zone,
	"ordered_by_id" integer,
	"title" text,
	"tax_no" text,
	"email" text,
	"declined_at" timestamp with time zone,
	"decline_reason" text DEFAULT '' NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"confirmed_at" timestamp with time zone,
	"confirmed_by_id" integer,
	"invoice_number" text,
	"seated_at" timestamp with time zone,
	"reminded_days" smallint,
	CONSTRAINT "licence_span" CHECK ("licence"."ends_at" > "licence"."starts_at"),
	CONSTRAINT "licence_counts" CHECK ("licence"."seats" > 0 and "licence"."price" > 0),
	CONSTRAINT "licence_paid_once_ordered" CHECK ("licence"."confirmed_at" is null or "licence"."ordered_at" is not null),
	CONSTRAINT "licence_ordered" CHECK ("licence"."ordered_at" is null or ("licence"."title" is not null and "licence"."tax_no" is not null and "licence"."ordered_by_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "licence_change" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "licence_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organisation_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "licence_group" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "licence_group_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"licence_id" integer NOT NULL,
	"department_id" integer,
	"year" smallint,
	CONSTRAINT "licence_group_one" CHECK (num_nonnulls("licence_group"."department_id", "licence_group"."year") = 1)
);
--> statement-breakpoint
CREATE TABLE "licence_seat" (
	"licence_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	"lost_at" timestamp with time zone,
	"is_freed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "licence_seat_licence_id_person_id_pk" PRIMARY KEY("licence_id","person_id")
);
--> statement-breakpoint
ALTER TABLE "entitlement" ADD COLUMN "giver" text;--> statement-breakpoint
ALTER TABLE "licence" ADD CONSTRAINT "licence_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licence" ADD CONSTRAINT "licence_commodity_id_commodity_id_fk" FOREIGN KEY ("commodity_id") REFERENCES "public"."commodity"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licence" ADD CONSTRAINT "licence_follows_id_licence_id_fk" FOREIGN KEY ("follows_id") REFERENCES "public"."licence"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licence" ADD CONSTRAINT "licence_offered_by_id_person_id_fk" FOREIGN KEY ("offered_by_id") REFERENCES "public"."person"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licence" ADD CONSTRAINT "licence_ordered_by_id_person_id_fk" FOREIGN KEY ("ordered_by_id") REFERENCES "public"."person"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licence" ADD CONSTRAINT "licence_confirmed_by_id_person_id_fk" FOREIGN KEY ("confirmed_by_id") REFERENCES "public"."person"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licence_group" ADD CONSTRAINT "licence_group_licence_id_licence_id_fk" FOREIGN KEY ("licence_id") REFERENCES "public"."licence"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licence_group" ADD CONSTRAINT "licence_group_department_id_department_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."department"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licence_seat" ADD CONSTRAINT "licence_seat_licence_id_licence_id_fk" FOREIGN KEY ("licence_id") REFERENCES "public"."licence"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licence_seat" ADD CONSTRAINT "licence_seat_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "licence_of_school" ON "licence" USING btree ("organisation_id","id");--> statement-breakpoint
CREATE INDEX "licence_paid" ON "licence" USING btree ("ends_at") WHERE "licence"."confirmed_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "licence_follows" ON "licence" USING btree ("follows_id") WHERE "licence"."withdrawn_at" is null and "licence"."declined_at" is null;--> statement-breakpoint
CREATE INDEX "licence_group_of_licence" ON "licence_group" USING btree ("licence_id");--> statement-breakpoint
CREATE INDEX "licence_group_of_department" ON "licence_group" USING btree ("department_id");--> statement-breakpoint
CREATE INDEX "licence_seat_in_use" ON "licence_seat" USING btree ("licence_id") WHERE "licence_seat"."lost_at" is null;--> statement-breakpoint
CREATE INDEX "licence_seat_of_person" ON "licence_seat" USING btree ("person_id");
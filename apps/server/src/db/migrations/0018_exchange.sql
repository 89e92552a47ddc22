CREATE TABLE "code_batch" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "code_batch_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"kind" smallint NOT NULL,
	"amount" bigint,
	"tier" text,
	"commodity_id" integer,
	"days" integer,
	"per_person" integer DEFAULT 1 NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"voided_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "code_batch_good_for" CHECK (case "code_batch"."kind"
        when 1 then "code_batch"."amount" > 0 and "code_batch"."tier" is null and "code_batch"."commodity_id" is null
        when 2 then "code_batch"."tier" is not null and "code_batch"."days" > 0 and "code_batch"."commodity_id" is null
        when 3 then "code_batch"."commodity_id" is not null and "code_batch"."tier" is null
        else false end)
);
--> statement-breakpoint
CREATE TABLE "exchange_code" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "exchange_code_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"batch_id" integer NOT NULL,
	"code" text NOT NULL,
	"person_id" integer,
	"exchanged_at" timestamp with time zone,
	CONSTRAINT "exchange_code_code" UNIQUE("code"),
	CONSTRAINT "exchange_code_used" CHECK (("exchange_code"."person_id" is null) = ("exchange_code"."exchanged_at" is null))
);
--> statement-breakpoint
ALTER TABLE "code_batch" ADD CONSTRAINT "code_batch_commodity_id_commodity_id_fk" FOREIGN KEY ("commodity_id") REFERENCES "public"."commodity"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exchange_code" ADD CONSTRAINT "exchange_code_batch_id_code_batch_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."code_batch"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exchange_code" ADD CONSTRAINT "exchange_code_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exchange_code_of_batch" ON "exchange_code" USING btree ("batch_id");--> statement-breakpoint
CREATE INDEX "exchange_code_of_person" ON "exchange_code" USING btree ("person_id","id");
CREATE TABLE "member_key" (
	"membership_id" integer NOT NULL,
	"organisation_id" integer NOT NULL,
	"key" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "member_key" ADD CONSTRAINT "member_key_membership_id_membership_id_fk" FOREIGN KEY ("membership_id") REFERENCES "public"."membership"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_key_typed" ON "member_key" USING btree ("organisation_id","key" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "member_key_of_member" ON "member_key" USING btree ("membership_id");--> statement-breakpoint
CREATE INDEX "membership_by_phone" ON "membership" USING btree ("organisation_id","phone");--> statement-breakpoint
CREATE FUNCTION member_keys_of(name text, number text, pinyin text) RETURNS SETOF text LANGUAGE sql IMMUTABLE AS $$
	SELECT DISTINCT lower(key) FROM (
		SELECT substr(name, i) AS key FROM generate_series(1, char_length(name)) i
		UNION ALL
		SELECT number WHERE number IS NOT NULL
		UNION ALL
		SELECT right(number, i) FROM generate_series(4, 6) i WHERE char_length(number) > i
		UNION ALL
		SELECT array_to_string((string_to_array(pinyin, ' '))[i:], '')
		FROM generate_series(1, cardinality(string_to_array(pinyin, ' '))) i
		UNION ALL
		SELECT (
			SELECT string_agg(left(syllable, 1), '' ORDER BY place)
			FROM unnest((string_to_array(pinyin, ' '))[i:]) WITH ORDINALITY AS read(syllable, place)
		)
		FROM generate_series(1, cardinality(string_to_array(pinyin, ' '))) i
	) AS keys WHERE btrim(key) <> ''
$$;--> statement-breakpoint
CREATE FUNCTION write_member_keys() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO member_key (membership_id, organisation_id, key)
	SELECT added.id, added.organisation_id, key
	FROM added CROSS JOIN LATERAL member_keys_of(added.name, added.number, added.pinyin) AS key;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION rewrite_member_keys() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM member_key USING before, after
	WHERE member_key.membership_id = before.id AND before.id = after.id
		AND (before.name, before.number, before.pinyin, before.organisation_id)
			IS DISTINCT FROM (after.name, after.number, after.pinyin, after.organisation_id);
	INSERT INTO member_key (membership_id, organisation_id, key)
	SELECT after.id, after.organisation_id, key
	FROM before INNER JOIN after ON after.id = before.id
	CROSS JOIN LATERAL member_keys_of(after.name, after.number, after.pinyin) AS key
	WHERE (before.name, before.number, before.pinyin, before.organisation_id)
		IS DISTINCT FROM (after.name, after.number, after.pinyin, after.organisation_id);
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER membership_keys_written AFTER INSERT ON membership
	REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION write_member_keys();--> statement-breakpoint
CREATE TRIGGER membership_keys_rewritten AFTER UPDATE ON membership
	REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION rewrite_member_keys();--> statement-breakpoint
INSERT INTO member_key (membership_id, organisation_id, key)
SELECT id, organisation_id, key FROM membership CROSS JOIN LATERAL member_keys_of(name, number, pinyin) AS key;

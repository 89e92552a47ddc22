-- How many seats of a licence are in use stands with it, so that lists and the next seat need no
-- count; whoever changes seats holds the licence's row anyway.
UPDATE licence SET in_use = (
  SELECT count(*) FROM licence_seat WHERE licence_id = licence.id AND lost_at IS NULL
);
--> statement-breakpoint
CREATE FUNCTION licence_count_given() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE licence SET in_use = in_use + more FROM (
    SELECT licence_id, count(*) AS more FROM given WHERE lost_at IS NULL GROUP BY licence_id
  ) its WHERE licence.id = its.licence_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION licence_count_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE licence SET in_use = in_use + more FROM (
    SELECT licence_id, sum(more) AS more FROM (
      SELECT licence_id, 1 AS more FROM given WHERE lost_at IS NULL
      UNION ALL SELECT licence_id, -1 FROM taken WHERE lost_at IS NULL
    ) each GROUP BY licence_id HAVING sum(more) <> 0
  ) its WHERE licence.id = its.licence_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION licence_count_taken() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE licence SET in_use = in_use - fewer FROM (
    SELECT licence_id, count(*) AS fewer FROM taken WHERE lost_at IS NULL GROUP BY licence_id
  ) its WHERE licence.id = its.licence_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER licence_count_given AFTER INSERT ON licence_seat
  REFERENCING NEW TABLE AS given FOR EACH STATEMENT EXECUTE FUNCTION licence_count_given();
--> statement-breakpoint
CREATE TRIGGER licence_count_changed AFTER UPDATE ON licence_seat
  REFERENCING OLD TABLE AS taken NEW TABLE AS given
  FOR EACH STATEMENT EXECUTE FUNCTION licence_count_changed();
--> statement-breakpoint
CREATE TRIGGER licence_count_taken AFTER DELETE ON licence_seat
  REFERENCING OLD TABLE AS taken FOR EACH STATEMENT EXECUTE FUNCTION licence_count_taken();

-- Who has only the account that a school made for them is called what its roll says. Whoever has a
-- phone of their own keeps their own name.
CREATE FUNCTION membership_names_person() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE person SET name = NEW.name WHERE id = NEW.person_id AND phone IS NULL AND erased_at IS NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER membership_names_person AFTER UPDATE OF name ON membership
  FOR EACH ROW WHEN (NEW.is_account_made AND OLD.name IS DISTINCT FROM NEW.name)
  EXECUTE FUNCTION membership_names_person();

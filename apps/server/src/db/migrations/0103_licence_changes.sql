CREATE FUNCTION note_licence_change(organisations integer[]) RETURNS void LANGUAGE sql AS $$
	INSERT INTO licence_change (organisation_id)
	SELECT DISTINCT organisation_id FROM licence
	WHERE organisation_id = ANY (organisations) AND confirmed_at IS NOT NULL AND withdrawn_at IS NULL
$$;--> statement-breakpoint
CREATE FUNCTION note_members_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM note_licence_change(array(
		SELECT DISTINCT organisation_id FROM changed WHERE person_id IS NOT NULL
	));
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION note_members_moved() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM note_licence_change(array(
		SELECT DISTINCT after.organisation_id FROM before INNER JOIN after ON after.id = before.id
		WHERE (before.person_id, before.role, before.state, before.year, before.department_id)
			IS DISTINCT FROM (after.person_id, after.role, after.state, after.year, after.department_id)
	));
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER membership_licences_added AFTER INSERT ON membership
	REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_members_changed();--> statement-breakpoint
CREATE TRIGGER membership_licences_removed AFTER DELETE ON membership
	REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_members_changed();--> statement-breakpoint
CREATE TRIGGER membership_licences_moved AFTER UPDATE ON membership
	REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION note_members_moved();--> statement-breakpoint
CREATE FUNCTION note_departments_moved() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM note_licence_change(array(
		SELECT DISTINCT department.organisation_id FROM changed
		INNER JOIN department ON department.id IN (changed.department_id, changed.ancestor_id)
	));
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER department_licences_added AFTER INSERT ON department_ancestor
	REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_departments_moved();--> statement-breakpoint
CREATE TRIGGER department_licences_removed AFTER DELETE ON department_ancestor
	REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_departments_moved();--> statement-breakpoint
CREATE FUNCTION note_school_suspended() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM note_licence_change(array[NEW.id]);
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER organisation_licences_suspended AFTER UPDATE OF suspended_at ON organisation
	FOR EACH ROW WHEN (OLD.suspended_at IS DISTINCT FROM NEW.suspended_at)
	EXECUTE FUNCTION note_school_suspended();

-- Copies made before lay in a column that is gone: they are asked for anew.
DELETE FROM "personal_export";

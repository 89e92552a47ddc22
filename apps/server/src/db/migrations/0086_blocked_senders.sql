-- Custom: whoever is blocked stands there by what they wrote, which nobody kept until now.
UPDATE "bullet_block" SET "blocks" = ("blocks" - 'senderIds') || jsonb_build_object('senders', coalesce(
  (SELECT jsonb_agg(jsonb_build_object('id', sender, 'text', ''))
    FROM jsonb_array_elements("blocks" -> 'senderIds') AS sender), '[]'::jsonb));

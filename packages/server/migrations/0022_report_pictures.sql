-- A saved graph or data map has a picture in each language: whoever looks at it reads their own.
-- {"en": {"file", "width", "height", "text"}, "fi": …}; empty until they are drawn. What was drawn
-- before is in the language of whoever saved it.
ALTER TABLE report_item ADD COLUMN pictures jsonb NOT NULL DEFAULT '{}';
UPDATE report_item SET pictures = jsonb_build_object(language, jsonb_build_object(
  'file', picture_file_id, 'width', picture_width, 'height', picture_height, 'text', picture_text))
WHERE picture_file_id IS NOT NULL;
ALTER TABLE report_item
  DROP COLUMN picture_file_id,
  DROP COLUMN picture_width,
  DROP COLUMN picture_height,
  DROP COLUMN picture_text,
  DROP COLUMN language;

-- The one colour of a picture's lower edge, '#rrggbb'; NULL where it has several or was not looked at.
ALTER TABLE image ADD COLUMN edge TEXT
  CONSTRAINT image_edge_hex CHECK (edge IS NULL OR edge GLOB '#[0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f]');

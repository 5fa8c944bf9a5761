CREATE VIEW best AS
SELECT c.name, total(c.id)
FROM shop.customers c
JOIN orders ON orders.customer_id = c.id;

INSERT INTO customers (name) VALUES ('Ada');

WITH recent AS (SELECT * FROM orders)
SELECT * FROM recent, missing;

USE archive;
CREATE TABLE old_orders (
  "id" INT
);
GO

-- Everybody who has ordered something.
CREATE TABLE shop.customers (
  id SERIAL PRIMARY KEY,
  name TEXT NOT NULL
);

CREATE TABLE orders (
  id INT,
  customer_id INT REFERENCES shop.customers (id),
  amount NUMERIC(10, 2)
);

CREATE INDEX orders_by_customer ON orders (customer_id);

CREATE TYPE mood AS ENUM ('sad', 'fine');

/* The sum of all orders of a customer. */
CREATE OR REPLACE FUNCTION total(customer INT) RETURNS NUMERIC AS $$
  SELECT sum(amount) FROM orders WHERE customer_id = customer
$$ LANGUAGE sql;

{-# LANGUAGE LambdaCase #-}
-- | The goods of a shop.
module Inventory (Item (..), Stock, add, total) where

import qualified Data.Map as Map
import Price (Price (..), cents)

-- | Something to sell.
data Item
  = Book { title :: String, price :: Price }
  | Gift Price
  deriving (Eq)

type Stock = Map.Map String Item

newtype Shelf = Shelf { items :: [Item] }

class Sellable a where
  -- | The price without tax.
  netPrice :: a -> Price
  isFree :: a -> Bool
  isFree thing = cents (netPrice thing) == 0 -- ? cents

instance Sellable Item where
  netPrice (Book _ p) = p
  netPrice (Gift p) = p

-- | Adds an item under its title.
add :: Item -> Stock -> Stock
add item@(Book name _) stock = Map.insert name item stock
add (Gift _) stock = stock

total :: Stock -> Int
total stock = sum (map worth (Map.elems stock))
  where
    worth item = cents (netPrice item) -- ? cents, ? netPrice

describe :: Item -> String
describe = \case
  Book name _ -> name
  Gift p | cents p > 100 -> "expensive" -- ? cents
         | otherwise -> "cheap"

infixl 6 <+>
(<+>) :: Stock -> Item -> Stock
stock <+> item = add item stock -- ? add

main :: IO ()
main = do
  let stock = Map.empty <+> Gift (Price 5)
  print (total stock) -- ? total

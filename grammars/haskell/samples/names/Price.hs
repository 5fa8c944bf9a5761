module Price where

{- | An amount of money. -}
data Price = Price { cents :: Int }

free :: Price
free = Price 0

module Price exposing (Price(..), format, free)


type Price
    = Cents Int


free =
    Cents 0


-- Shows a price.
format (Cents cents) =
    String.fromInt cents

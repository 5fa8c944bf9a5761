port module Main exposing (Model, main)

import Html exposing (Html, text)
import Price exposing (Price(..))


{-| What the page shows. -}
type alias Model =
    { count : Int
    , price : Price
    }


type Msg
    = Increase Int
    | Reset


port save : Int -> Cmd msg


{-| Changes the model. -}
update : Msg -> Model -> Model
update msg model =
    case msg of
        Increase by ->
            let
                next =
                    model.count + by

                double n =
                    n * 2
            in
            { model | count = double next }

        Reset ->
            initial


initial =
    { count = 0, price = Price.free }


view : Model -> Html Msg
view model =
    model.price |> Price.format |> text


main =
    view (update (Increase 1) initial)

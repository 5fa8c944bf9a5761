defmodule Shop.Cart do
  @moduledoc """
  The goods of a customer.
  """
  alias Shop.Price

  @limit 20

  @typedoc "A line of the cart."
  @type line :: {atom, integer}

  defstruct lines: []

  @doc """
  Adds a line, unless the cart is full.
  """
  @spec add(t, line) :: t
  def add(%{lines: lines} = cart, line) when length(lines) < @limit do
    %{cart | lines: [line | lines]}
  end

  def add(cart, _line), do: cart

  # The price of all lines.
  def total(cart) do
    cart.lines
    |> Enum.map(&price/1)
    |> sum()
  end

  def empty?(cart), do: cart.lines == []

  defp price({name, count}), do: Price.of(name) * count

  defp sum([]), do: 0
  defp sum([first | rest]), do: first + sum(rest)

  defmacro debug(value) do
    quote do
      IO.inspect(unquote(value))
    end
  end
end

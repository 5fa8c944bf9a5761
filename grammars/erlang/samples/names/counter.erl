%% Counts events.
-module(counter).
-behaviour(gen_server).
-export([start/1, add/2, value/1]).
-include("counter.hrl").

-define(STEP, 1).
-define(LOG(Text), logger:info(Text)).

-type key() :: atom().
-callback handle(key()) -> ok.

%% Starts a counter.
start(Name) ->
  gen_server:start(?MODULE, #counter{name = Name}, []). % ? counter, ? name

-doc "Adds to a counter.".
-spec add(key(), #counter{}) -> #counter{}.
add(Key, #counter{count = Count} = State) when is_atom(Key) ->
  ?LOG("add"),
  Next = next(Count), % ? next
  State#counter{count = Next};
add(_, State) ->
  State.

value(State) -> State#counter.count. % ? counter, ? count

next(Count) -> Count + ?STEP. % ? STEP

all(States) -> lists:map(fun value/1, States). % ? value

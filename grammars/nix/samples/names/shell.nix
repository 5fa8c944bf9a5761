let
  tool = import ./default.nix { };
in
tool.build { src = ./.; }

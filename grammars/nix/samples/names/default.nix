{ pkgs ? import <nixpkgs> { }, lib }:
let
  version = "1.0";
  # Joins words.
  join = a: b: "${a}-${b}";
in
{
  name = join "tool" version;
  build = { src, ... }: pkgs.mkDerivation { inherit src; name = version; };
  services.tool.enable = true;
}

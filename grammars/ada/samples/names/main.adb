with Shelter;

procedure Main is
   Tom : Shelter.Cat; -- ? shelter.ads:Shelter.Cat
begin
   Shelter.Feed (Tom, 2); -- ? shelter.ads:Shelter.Feed | shelter.adb:Shelter.Feed
end Main;

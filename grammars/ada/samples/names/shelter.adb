with Ada.Text_IO; use Ada.Text_IO;

package body Shelter is

   procedure Report (Amount : Integer) is
   begin
      Put_Line ("fed" & Integer'Image (Amount));
   end Report;

   procedure Feed (Self : in out Cat; Amount : Integer) is -- ? shelter.ads:Shelter.Cat
   begin
      if Is_Large (Amount) then -- ? shelter.ads:Shelter.Is_Large
         raise Too_Large; -- ? shelter.ads:Shelter.Too_Large
      end if;
      Report (Amount); -- ? Shelter.Report
      Self.State := Full; -- ? Shelter.Cat.State
   end Feed;

end Shelter;

--  The animals of a shelter.
package Shelter is

   Limit : constant Integer := 5;

   type Mood is (Hungry, Full);

   --  A cat of the shelter.
   type Cat is tagged record
      Age   : Integer;
      State : Mood; -- ? Shelter.Mood
   end record;

   Too_Large : exception;

   --  Feeds a cat.
   procedure Feed (Self : in out Cat; Amount : Integer); -- ? Shelter.Cat

   function Is_Large (Amount : Integer) return Boolean is (Amount > Limit); -- ? Shelter.Limit

end Shelter;

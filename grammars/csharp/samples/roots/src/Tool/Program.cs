using Shop;

Console.WriteLine(new Cart().Total());

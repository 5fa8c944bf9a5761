import shelter;

void main()
{
    auto cat = new Cat(Mood.full); // ? shelter.d:Cat, ? shelter.d:Mood, ? Mood.full
    cat.feed(2); // ? Animal.feed | Cat.feed
}

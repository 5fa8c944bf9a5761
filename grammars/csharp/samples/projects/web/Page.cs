namespace Web;

public class Page
{
    public int One(int value) => value.Three(); // Three -> Numbers.Three

    public int Two() => Four(); // Four -> Numbers.Four

    public int Twice() => Tools.Doubler.Two(1); // Two -> Doubler.Two

    public int Three(LongInt value) => value.Go(); // Go -> Long.Go

    public int All(IEnumerable<Page> pages) => pages.Sum(page => page.Two()); // Two -> Page.Two
}

using NUnit.Framework;

[TestFixture]
public class ProgramTests
{
    [SetUp]
    public void Prepare() { }

    [Test]
    public void Runs() { }

    private void Forgotten() { }
}

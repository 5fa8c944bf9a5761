using Xunit;
using Microsoft.VisualStudio.TestTools.UnitTesting;

namespace Shop.Tests
{
    public class CartTests
    {
        [Fact]
        public void Totals() => Assert.Equal(1, new Cart().Total());

        [Theory]
        [InlineData(1)]
        public void Adds(int cents) { }
    }

    [TestClass]
    public class ReceiptTests
    {
        [TestMethod]
        public void Prints() { }
    }
}

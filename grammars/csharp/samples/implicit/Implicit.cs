using System;
using System.Collections;
using System.Collections.Generic;
using System.Threading.Tasks;

namespace Implicit
{
    public class Handle : IDisposable
    {
        public void Dispose() { }
    }

    public class Stream : IAsyncDisposable
    {
        public ValueTask DisposeAsync() => default;
    }

    public class Bag : IEnumerable<Handle>
    {
        public IEnumerator<Handle> GetEnumerator() => null;

        IEnumerator IEnumerable.GetEnumerator() => null;
    }

    public class Use
    {
        private readonly Handle _handle = new();

        private Stream Open() => new Stream();

        public async Task Run(Bag bag)
        {
            using (var first = new Handle()) { }
            using (_handle) { }
            using (this._handle) { }
            using var second = _handle;
            await using var third = Open();
            await using (Open()) { }
            var plain = _handle;
            foreach (var handle in bag)
                handle.Dispose(); // Dispose -> Handle.Dispose
        }
    }
}

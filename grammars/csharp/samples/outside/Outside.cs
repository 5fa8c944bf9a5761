using Kit;

namespace Acme;

class User
{
    public void Rename() { }

    public void Edit() { }
}

class Outside
{
    void Typed(Response<User> response, Kit.Store store)
    {
        response.GetBody().Rename(); // Rename -> ? User.Rename
        response.Body.Rename(); // Rename -> ? User.Rename
        store.Owner.Edit(); // Edit -> ? User.Edit
    }
}

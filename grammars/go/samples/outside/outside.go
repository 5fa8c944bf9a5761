package shop

import (
	"net/http"

	"example.com/kit"
)

type User struct{ Name string }

func (u *User) Rename() {}
func (u *User) Query()  {}

type Team struct{}

func (t *Team) Rename() {}

// The type argument says more than the name.
func typed(box kit.Box[*User]) string {
	box.Value.Rename() // Rename -> package:example.com/kit:Box.Value.Rename, Rename -> ? User.Rename
	box.Get().Rename() // Rename -> ? User.Rename
	return box.Value.Name // Name -> ? User.Name
}

func plain(store *kit.Store, request *http.Request) {
	store.Owner.Query() // Query -> package:example.com/kit:Store.Owner.Query, Query -> ? User.Query
	request.URL.Query() // Query -> package:net/url:URL.Query
}

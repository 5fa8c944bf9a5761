package roots

import "encoding/json"

// Public is used by other modules.
func Public() {}

func unused() {}

type Celsius float64

func (c Celsius) String() string { return "" }

func (c Celsius) MarshalJSON() ([]byte, error) { return json.Marshal(float64(c)) }

func (c Celsius) Custom() {}

func (c Celsius) unusedMember() {}

func init() {}

var _ json.Marshaler = Celsius(0)

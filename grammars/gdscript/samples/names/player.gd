## The player of the game.
class_name Player
extends Unit

signal hit(amount)

enum State { IDLE, RUN = 2 }

const MAX_LIVES := 3

@export var speed: float = 1.0
var _lives = MAX_LIVES # ? MAX_LIVES

func _init(start: Vector2):
	position = start

## Takes damage.
func damage(amount: int, quiet = false) -> void:
	var left = _lives - amount # ? _lives
	if left <= 0:
		_die() # ? _die
	if not quiet:
		hit.emit(amount) # ? hit
	for state in [State.IDLE]: # ? State, ? IDLE
		heal(state) # ? heal

func _die() -> void:
	queue_free()

class Bag:
	var items = []
	func put(item): items.append(item)

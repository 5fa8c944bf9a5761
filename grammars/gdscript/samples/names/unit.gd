class_name Unit
extends Node2D

func heal(amount):
	# Nothing to heal.
	pass

static func create() -> Player: # ? Player
	return Player.new(Vector2.ZERO) # ? Player

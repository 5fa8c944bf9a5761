package shelter

import scala.collection.mutable

/** Anything that can be fed. */
trait Animal {
  def name: String
  def feed(amount: Int): Boolean
}

case class Meal(amount: Int) {
  val isLarge = amount > 5
}

/** A cat of the shelter. */
class Cat(val name: String) extends Animal { // ? Animal
  private var meals = mutable.Buffer.empty[Meal] // ? Meal

  override def feed(amount: Int): Boolean = {
    val meal = Meal(amount) // ? Meal
    meals += meal
    Cat.report(meal) // ? Cat~2, ? Cat.report
    meals.size < Cat.limit // ? Cat, ? Cat.limit
  }
}

object Cat {
  val limit = 3
  def report(meal: Meal): Unit = println(s"fed ${meal.amount}") // ? Meal
}

enum Mood(val level: Int) {
  case Hungry extends Mood(0) // ? Mood
  case Full, Asleep
  case Sleeping(hours: Int)

  def describe: String = toString
}

type Meals = List[Meal] // ? Meal

extension (meals: List[Meal]) // ? Meal
  def large: List[Meal] = meals.filter(_.isLarge) // ? Meal.isLarge, ? Meal

given ordering: Ordering[Meal] = Ordering.by(_.amount) // ? Meal

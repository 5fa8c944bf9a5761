import Foundation

/// Anything that can be fed.
public protocol Animal: AnyObject {
    var name: String { get }
    func feed(_ amount: Int) -> Bool
}

/// A cat of the shelter.
public final class Cat: Animal {  // ? Animal
    static let limit = 3
    public private(set) var name: String
    private var meals: [Meal] = []  // ? Meal

    public init(name: String) {
        self.name = name
    }

    @discardableResult
    public func feed(_ amount: Int) -> Bool {
        let meal = Meal(amount: amount)  // ? Meal
        meals.append(meal)
        #if DEBUG
        report(meal)  // ? report
        #endif
        return meals.count < Cat.limit  // ? Cat
    }

    subscript(index: Int) -> Meal { meals[index] }  // ? Meal

    enum Mood: String {
        case hungry, full = "fed"
        case sleeping(Int)

        func describe() -> String { rawValue }
    }
}

struct Meal: Equatable {
    let amount: Int

    static func == (left: Meal, right: Meal) -> Bool { left.amount == right.amount }  // ? Meal
}

extension Meal {
    /// Whether it is more than one animal eats.
    var isLarge: Bool { amount > 5 }
}

typealias Meals = [Meal]  // ? Meal

func report(_ meal: Meal) {  // ? Meal
    print("fed \(meal.amount)")
}

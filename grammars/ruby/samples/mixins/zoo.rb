# Greets whatever includes it.
module Greeting
  def greet
    hello(name)  # ? Parrot.hello, ? Cat.name | Parrot.name | Kitten.name
  end
end

module Loud
  def greet
    shout super  # Loud.shout, super -> ? Greeting.greet
  end

  def shout(text)
    text.upcase
  end
end

module Finders
  def find(id)
    all.first  # ? Cat.all
  end
end

module Tools
  extend self

  def clean(text)
    trim(text)  # Tools.trim
  end

  def trim(text)
    text.strip
  end
end

module Helpers
  module_function

  def help(text)
    text
  end
end

class Cat
  include Greeting  # Greeting
  extend Finders  # Finders

  def self.all
    [new]  # new -> Cat
  end

  def name
    'cat'
  end
end

class Parrot
  include Greeting, Loud  # Greeting, Loud

  def name
    Tools.clean('parrot')  # Tools, Tools.clean
  end

  def hello(name)
    Helpers.help(name)  # Helpers, Helpers.help
  end
end

# The module that is included last comes first.
class Owl
  include Greeting
  include Loud
end

class Kitten < Cat  # Cat
  def name
    super + 'ten'  # super -> Cat.name
  end

  def say
    greet  # Greeting.greet
  end
end

Cat.find(1)  # Cat, Finders.find
Kitten.find(1)  # Kitten, Finders.find
Kitten.new.greet  # Kitten, Greeting.greet
Parrot.new.greet  # Parrot, Greeting.greet
Owl.new.greet  # Owl, Loud.greet

# The types that include it have the methods of `ClassMethods` themselves.
module Countable
  def self.included(base)
    base.extend(ClassMethods)  # Countable.ClassMethods
  end

  module ClassMethods
    def count
      1
    end
  end
end

class Herd
  include Countable  # Countable
end

Herd.count  # Herd, Countable.ClassMethods.count

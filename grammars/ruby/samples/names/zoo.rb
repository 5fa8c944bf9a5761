module Zoo
  # Anything that can be fed.
  class Animal
    def feed(amount)
      log(amount)  # ? Zoo.log
    end
  end

  class Cat < Animal  # Zoo.Animal
    # Overrides the general one.
    def feed(amount)
      super
    end

    def self.build
      Cat.new  # Zoo.Cat
    end
  end

  def log(text)
    feed = text
    feed
  end
end

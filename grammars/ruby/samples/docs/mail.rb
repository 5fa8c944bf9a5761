module Post
  class Letter
    # @return [Post::Stamp, nil] the stamp, if there is one
    attr_reader :stamp

    def send_off
      stamp.paste  # Post.Letter.stamp, Post.Stamp.paste
    end
  end

  class Stamp
    def paste
      self
    end
  end

  # @param letter [Letter] the letter
  # @param [Array<Stamp>] stamps
  # @return [Letter]
  def self.post(letter, stamps)
    letter.send_off  # Post.Letter.send_off
    letter
  end

  # @return [Letter]
  def self.read
    parse(1)
  end
end

Post.read.send_off  # Post.read, Post.Letter.send_off

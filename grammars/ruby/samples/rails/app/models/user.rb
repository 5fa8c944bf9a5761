class User < ApplicationRecord
  has_many :stories

  def name
    stories.first.title  # User.stories, ? Story.title
    Story.recent  # Story, Story.recent
  end
end

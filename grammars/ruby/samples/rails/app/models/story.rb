class Story < ApplicationRecord
  belongs_to :user
  has_many :comments, dependent: :destroy
  scope :recent, -> { where(deleted: false) }

  def title
    user.name  # Story.user, ? User.name
    comments.size  # Story.comments
  end

  def self.front
    recent.first  # Story.recent
  end
end

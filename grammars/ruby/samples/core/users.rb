class User
  attr_reader :id

  def name
    'Ada'
  end

  def friends
    [User.new]
  end
end

class Robot
  def name
    1
  end

  def friends
    []
  end
end

class Directory
  def initialize
    @users = [User.new]
  end

  def everyone
    @users
  end

  def greet
    @users.each { |user| user.name }  # Directory.@users, package:builtin:Array.each, User.name
    @users.first.name  # Directory.@users, package:builtin:Array.first, User.name
    @users[0].name
    @users.map { |user| user.friends }.first
    everyone.select { |user| user.id > 1 }.map { |user| user.friends.first.name }
    everyone.map(&:friends).flatten
    everyone.each_with_index { |user, index| user.name }
    everyone.find { |user| user.id }.name
    everyone.sort_by { |user| user.name }.last.name
    everyone.inject(0) { |sum, user| sum + user.friends.size }
    everyone.group_by { |user| user.name }.each { |name, users| users.first.name }
    everyone.each do |user|
      user.name.upcase.strip
    end
    [1, 2].map { |each| User.new }.each { |user| user.name }
    { ada: User.new }.each { |key, user| user.name }
    { 'ada' => User.new }.values.first.name
    everyone.each_slice(2).to_a
    everyone.each_with_object({}) { |user, all| user.name }
    for user in everyone
      user.name
    end
    first, second = everyone
    first.name
    everyone.map { |user| [user.name, user] }.to_h.each_value { |user| user.name }
    File.open('a') { |file| file.readline.strip }
    puts User.new.to_s, everyone.empty?
  end
end

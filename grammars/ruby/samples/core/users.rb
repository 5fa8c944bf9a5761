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

  # Elements of collections, and what blocks are given.
  def greet
    @users.each { |user| user.name }  # Directory.@users, package:builtin:Array.each, User.name
    @users.first.name  # Directory.@users, package:builtin:Array.first, User.name
    @users[0].name  # Directory.@users, User.name
    everyone.each_with_index { |user, index| user.name }  # each_with_index -> package:builtin:Enumerable.each_with_index, User.name
    everyone.find { |user| user.id }.name  # package:builtin:Array.find, User.id, User.name
    everyone.sort_by { |user| user.id }.last.name  # User.id, package:builtin:Array.last, User.name
    everyone.each_slice(2) { |slice| slice.first.name }  # User.name
    everyone.each_cons(2) { |one, other| other.name }  # User.name
    everyone.each do |user|
      user.name.upcase.strip  # User.name, package:builtin:String.upcase, package:builtin:String.strip
    end
    for user in everyone
      user.name  # User.name
    end
    first, second = everyone
    second.name  # User.name
  end

  # Results of blocks.
  def results
    everyone.map { |user| user.friends }.first.first.name  # User.friends, User.name
    everyone.map(&:friends).each { |friends| friends.first.name }  # User.friends, User.name
    everyone.map(&:friends).first.first.name  # missing: User.name
    everyone.flat_map { |user| user.friends }.first.name  # User.friends, User.name
    everyone.inject(0) { |sum, user| sum + user.friends.size }  # User.friends, package:builtin:Array.size
    [1, 2].map { |each| User.new }.each { |user| user.name }  # User, User.name
    everyone.each_with_object({}) { |user, all| user.name }  # User.name
    File.open('a') { |file| file.readline.strip }  # package:builtin:File.open, package:builtin:IO.readline, package:builtin:String.strip
  end

  # A block with several parameters takes the items of a pair.
  def hashes
    everyone.group_by { |user| user.name }.each { |name, users| users.first.name }  # package:builtin:Hash.each, User.name, package:builtin:Array.first
    { ada: User.new }.each { |key, user| user.name }  # User, User.name
    { 'ada' => User.new }.values.first.name  # User, package:builtin:Hash.values, User.name
    { ada: User.new }.map { |key, user| user }.first.name  # User, User.name
    { ada: [User.new] }.each_with_index { |(key, users), index| users.first.name }  # User, User.name
    ENV.fetch('HOME').strip  # package:builtin:ENV, package:builtin:Hash.fetch, package:builtin:String.strip
  end

  # Every instance has the members of `Object` and `Kernel`.
  def others
    puts User.new.to_s, everyone.empty?  # package:builtin:Kernel.puts, User, package:builtin:Kernel.to_s, package:builtin:Array.empty?
    Time.now.year.succ  # package:builtin:Time, package:builtin:Time.now, package:builtin:Time.year, package:builtin:Integer.succ
    Process::Status  # package:builtin:Process, package:builtin:Process.Status
    'a' =~ /a/ and Regexp.last_match.pre_match.strip  # package:builtin:String.strip
  end
end

# What a program adds to types of the core.
class String
  def shout
    upcase + '!'  # package:builtin:String.upcase
  end
end

class Array
  def second
    self[1]
  end
end

'a'.strip.shout  # package:builtin:String.strip, String.shout
[User.new].second  # User, Array.second

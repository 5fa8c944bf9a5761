# Writes the library of Ruby from a checkout of rbs: names and types, without comments and interfaces. The arguments are the file
# to write and the checkout. See readme.md.
require 'rbs'
require 'set'
require_relative 'declared_type'
require_relative 'type_writer'
require_relative 'method_writer'

COMMIT = 'e2ca5058436f7dbb3ba1bcc862ff7c11b1cfd094'.freeze
# Folders of the standard library whose types programs name often, besides the core.
STANDARD = %w[date delegate erb fileutils forwardable json logger monitor observable open3 optparse pstore securerandom shellwords
              singleton stringio strscan tempfile time timeout tmpdir tsort uri].freeze
OMITTED = Set.new(%w[RBS Gem RubyVM Ractor ObjectSpace GC TracePoint Etc Ruby Refinement]).freeze

# Types of constants that upstream declares by a type without a name.
PATCH = { 'ENV' => 'Hash<String, String>', 'ARGF' => 'IO' }.freeze

target, checkout = ARGV
signatures = Dir["#{checkout}/core/**/*.rbs"].sort +
             STANDARD.flat_map { |name| Dir["#{checkout}/stdlib/#{name}/0/**/*.rbs"].sort }

# Collects the declarations of all files, those of one type together.
class Collector
  attr_reader :types, :aliases, :constants

  def initialize
    @types = {}
    @aliases = {}
    @constants = {}
  end

  def add(declaration, around = [])
    case declaration
    when RBS::AST::Declarations::Class, RBS::AST::Declarations::Module then add_type(declaration, around)
    when RBS::AST::Declarations::TypeAlias then @aliases[name_of(declaration, around)] = declaration
    when RBS::AST::Declarations::Constant then add_constant(declaration, around)
    when RBS::AST::Declarations::ClassAlias, RBS::AST::Declarations::ModuleAlias
      @constants[name_of(declaration, around)] = declaration
    end
  end

  # Constants of the program, and other names of types.
  def names(types)
    @constants.reject { |name, _| name.include?('::') }.filter_map do |name, declaration|
      if declaration.respond_to?(:old_name)
        whole = declaration.old_name.to_s.delete_prefix('::')
        type = @types[whole]
        "export declare class #{name}#{type.in_angles} extends #{whole.gsub('::', '.')}#{type.in_angles} {}" if type && !@types[name]
      else
        "export declare const #{name}: #{PATCH.fetch(name) { types.write(declaration.type, '') }};"
      end
    end
  end

  private

  def name_of(declaration, around)
    name = declaration.respond_to?(:new_name) ? declaration.new_name : declaration.name
    (around + name.to_s.delete_prefix('::').split('::')).join('::')
  end

  def add_constant(declaration, around)
    @constants[name_of(declaration, around)] = declaration
  end

  def add_type(declaration, around)
    name = name_of(declaration, around)
    return if OMITTED.include?(name.split('::').first)

    (@types[name] ||= DeclaredType.new(name)).add(declaration)
    declaration.each_decl { |inner| add(inner, name.split('::')) }
  end
end

collector = Collector.new
signatures.each do |path|
  buffer = RBS::Buffer.new(name: path, content: File.read(path))
  _, _, declarations = RBS::Parser.parse_signature(buffer)
  declarations.each { |declaration| collector.add(declaration) }
end

types = TypeWriter.new(collector)
top = collector.types.values.reject { |type| type.name.include?('::') }
lines = top.flat_map { |type| type.lines(types, collector, '') } + collector.names(types)
File.write(target, <<~TEXT)
  // Made by upstream/generate.rb from rbs at commit #{COMMIT}, with changes: do not edit.
  // Interfaces and documentation were removed, and the rest written in the language that the library is read in. See license.txt.
  #{lines.join("\n")}
TEXT

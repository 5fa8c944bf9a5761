# A class or module with all its declarations.
class DeclaredType
  attr_reader :name, :parameters

  def initialize(name)
    @name = name
    @declarations = []
    @parameters = []
  end

  def add(declaration)
    @declarations << declaration
    @parameters = declaration.type_params.map { |each| each.name.to_s } if @parameters.empty?
  end

  # Its type parameters as they are written behind its name.
  def in_angles
    parameters.empty? ? '' : "<#{parameters.join(', ')}>"
  end

  # The declaration, with those of the types and constants inside of it behind it.
  def lines(types, collector, indent)
    own = name.split('::').last
    body = facts + methods(types) + constants(types, collector)
    declare = indent.empty? ? 'declare ' : ''
    text = ["#{indent}export #{declare}class #{own}#{in_angles}#{heritage(types)} {"]
    text += body.uniq.map { |line| "#{indent}  #{line}" } << "#{indent}}"
    inner = collector.types.values.select { |type| type.name.rpartition('::').first == name }
    return text if inner.empty?

    text << "#{indent}export #{declare}namespace #{own} {"
    inner.each { |type| text.concat(type.lines(types, collector, "#{indent}  ")) }
    text << "#{indent}}"
  end

  private

  # What the language knows without a name that programs have: the item of an iteration.
  def facts
    name == 'Enumerable' ? ["__item(): #{parameters.first};"] : []
  end

  def heritage(types)
    parent = @declarations.filter_map { |each| each.respond_to?(:super_class) && each.super_class }.first
    mixins = members(RBS::AST::Members::Include) + members(RBS::AST::Members::Prepend)
    found = [parent ? types.named(parent, name) : nil, *mixins.map { |each| types.named(each, name) }].compact
    found.reject! { |each| each == 'any' }
    is_class = @declarations.first.is_a?(RBS::AST::Declarations::Class)
    if is_class && !parent && !%w[Object BasicObject].include?(name)
      found.unshift('Object')
      parent = true
    end
    return '' if found.empty?

    parent ? " extends #{found.shift}#{" implements #{found.join(', ')}" if found.any?}" : " implements #{found.join(', ')}"
  end

  def members(kind)
    @declarations.flat_map { |each| each.members.grep(kind) }
  end

  def methods(types)
    writer = MethodWriter.new(types, name, parameters)
    known = {}
    members(RBS::AST::Members::MethodDefinition).each do |method|
      next if method.visibility == :private && name != 'Kernel'

      statics = { singleton: [true], instance: [false], singleton_instance: [false, true] }.fetch(method.kind)
      statics.each { |static| known[[method.name, static]] = [*known[[method.name, static]], *writer.overloads(method, static)].uniq }
    end
    members(RBS::AST::Members::Attribute).each do |attribute|
      static = attribute.kind == :singleton
      known[[attribute.name, static]] ||= [writer.attribute(attribute, static)]
    end
    members(RBS::AST::Members::Alias).each do |member|
      static = member.kind == :singleton
      known[[member.new_name, static]] ||= known[[member.old_name, static]]
    end
    known.sort_by { |(_, static), _| static ? 1 : 0 }.flat_map { |(method, static), overloads| (overloads || []).map { |each| writer.line(method, static, each) } }
  end

  def constants(types, collector)
    collector.constants.filter_map do |whole, declaration|
      around, _, own = whole.rpartition('::')
      next if around != name || !declaration.respond_to?(:type)

      "static readonly #{own}: #{types.write(declaration.type, name)};"
    end
  end
end

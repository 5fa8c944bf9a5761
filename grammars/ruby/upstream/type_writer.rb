# Writes types of RBS as those of the language that the library is read in. What says nothing about members is `any`.
class TypeWriter
  UNKNOWN = 'any'.freeze
  # Aliases of values that also may be converted to the type.
  PLAIN = { 'int' => 'Integer', 'float' => 'Float', 'string' => 'String', 'array' => 'Array', 'hash' => 'Hash', 'range' => 'Range',
            'io' => 'IO', 'path' => 'String', 'encoding' => 'Encoding' }.freeze

  def initialize(collector)
    @collector = collector
  end

  def write(type, around)
    case type
    when RBS::Types::ClassInstance then named(type, around)
    when RBS::Types::ClassSingleton then singleton(type, around)
    when RBS::Types::Alias then aliased(type, around)
    when RBS::Types::Variable then type.name.to_s
    when RBS::Types::Optional then write(type.type, around)
    when RBS::Types::Union then union(type.types, around)
    when RBS::Types::Intersection then write(type.types.first, around)
    when RBS::Types::Tuple then "[#{type.types.map { |each| write(each, around) }.join(', ')}]"
    when RBS::Types::Record then 'Hash<Symbol, any>'
    when RBS::Types::Proc then 'Proc'
    when RBS::Types::Literal then literal(type.literal)
    when RBS::Types::Bases::Self, RBS::Types::Bases::Instance then 'this'
    when RBS::Types::Bases::Void then 'void'
    else UNKNOWN
    end
  end

  # The type of a name, with its arguments; `any` if it is that of an interface or of nothing that the library has.
  def named(type, around)
    found = find(type.name, around)
    return UNKNOWN unless found

    arguments = type.args.first(found.parameters.size).map { |each| write(each, around) }
    "#{found.name.gsub('::', '.')}#{"<#{arguments.join(', ')}>" if arguments.any?}"
  end

  private

  def find(name, around)
    whole = name.to_s
    return @collector.types[whole.delete_prefix('::')] if whole.start_with?('::')

    parts = around.split('::')
    parts.size.downto(0).filter_map { |count| @collector.types[[*parts.first(count), whole].join('::')] }.first
  end

  def singleton(type, around)
    found = find(type.name, around)
    found ? "typeof #{found.name.gsub('::', '.')}" : UNKNOWN
  end

  def aliased(type, around)
    name = type.name.to_s
    if (plain = PLAIN[name])
      return "#{plain}#{"<#{type.args.map { |each| write(each, around) }.join(', ')}>" if type.args.any?}"
    end
    parts = around.split('::')
    declared = parts.size.downto(0).filter_map { |count| @collector.aliases[[*parts.first(count), name].join('::')] }.first
    declared && declared.type_params.empty? ? write(declared.type, around) : UNKNOWN
  end

  def union(types, around)
    written = types.map { |each| write(each, around) }.uniq - [UNKNOWN, 'void']
    # A block that may return a list or an item of it returns a list: its type has to tell that of the items.
    written.reject! { |each| written.include?("Array<#{each}>") }
    written.empty? ? UNKNOWN : written.join(' | ')
  end

  def literal(value)
    case value
    when Integer then 'Integer'
    when String then 'String'
    when Symbol then 'Symbol'
    else UNKNOWN
    end
  end
end

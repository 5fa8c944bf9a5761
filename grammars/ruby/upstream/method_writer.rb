# Writes the overloads of a method. A block is the last parameter; keywords are none, because no type depends on them.
class MethodWriter
  # Parameters that may be left out before a block make a signature for each number of them.
  MOST_OPTIONAL = 2

  def initialize(types, around, variables)
    @types = types
    @around = around
    @variables = variables
  end

  # Texts of the signatures, without the name.
  def overloads(method, static)
    short = written(method, static)
    return short if short.map { |each| each[/\(.*\): /] }.uniq.size == short.size

    # Only the types of the parameters tell them apart.
    @is_full = true
    written(method, static)
  ensure
    @is_full = false
  end

  def attribute(attribute, static)
    "(): #{result(attribute.type, static)}"
  end

  def line(method, static, signature)
    if method == :initialize && !static
      return "constructor#{signature.sub(/\A<[^(]*>/, '').sub(/: [^:]*\z/, '')};"
    end

    "#{'static ' if static}#{method.match?(/\A[A-Za-z_]\w*\z/) && method != :constructor ? method : "\"#{method}\""}#{signature};"
  end

  private

  def written(method, static)
    method.overloads.flat_map { |each| signatures(each.method_type, method.name, static) }.uniq
  end

  def signatures(type, name, static)
    function = type.type
    return ["(): any"] unless function.respond_to?(:required_positionals)

    own = type.type_params.map { |each| each.name.to_s }
    own = @variables + own if static
    own.uniq!
    required = function.required_positionals.map { |each| parameter(each.type, own) }
    optional = function.optional_positionals.map { |each| parameter(each.type, own) }
    trailing = function.trailing_positionals.map { |each| parameter(each.type, own) }
    rest = function.rest_positionals && parameter(function.rest_positionals.type, own)
    returned = result(function.return_type, static)
    lists = if type.block
              optionals = rest ? optional + [rest] * MOST_OPTIONAL : optional
              (0..[optionals.size, MOST_OPTIONAL].min).map do |count|
                numbered(required + optionals.first(count) + trailing) + [block(type.block, static)]
              end
            else
              given = numbered(required) + numbered(optional, required.size).map { |each| each.sub(/(?=:|\z)/, '?') }
              [given + (rest ? ["...rest#{": Array<#{rest}>" if rest != ''}"] : []) + numbered(trailing, 20)]
            end
    lists.map do |list|
      text = "(#{list.join(', ')}): #{returned}"
      used = own.select { |each| text.match?(/\b#{each}\b/) }
      name == :initialize ? text : "#{"<#{used.join(', ')}>" if used.any?}#{text}"
    end
  end

  # The type of a parameter, if a type variable can be inferred from it or it tells overloads apart.
  def parameter(type, own)
    written = @types.write(type, @around)
    return written.sub(/\A(?:any|void)\z/, '') if @is_full

    (own + @variables).any? { |each| written.match?(/\b#{each}\b/) } ? written : ''
  end

  def numbered(types, from = 0)
    types.each_with_index.map { |type, index| "#{('a'.ord + from + index).chr}#{": #{type}" if type != ''}" }
  end

  def block(block, static)
    function = block.type
    return "block#{'?' unless block.required}: () => any" unless function.respond_to?(:required_positionals)

    given = function.required_positionals + function.optional_positionals + function.trailing_positionals
    parameters = given.each_with_index.map { |each, index| "#{('a'.ord + index).chr}: #{result(each.type, static)}" }
    parameters << "...rest: Array<#{result(function.rest_positionals.type, static)}>" if function.rest_positionals
    parameters.unshift("this: #{result(block.self_type, static)}") if block.self_type
    "block#{'?' unless block.required}: (#{parameters.join(', ')}) => #{result(function.return_type, static)}"
  end

  def result(type, static)
    written = @types.write(type, @around)
    return written unless static

    own = @around.gsub('::', '.')
    written.gsub(/\bthis\b/, @variables.empty? ? own : "#{own}<#{@variables.join(', ')}>")
  end
end

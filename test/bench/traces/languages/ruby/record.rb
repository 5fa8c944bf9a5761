# frozen_string_literal: true

# Loaded before the tests of a repository: records which of its methods call which. Each process writes a file of lines
# with the caller's path, line of the call and label, the callee's path, first line and name, the other name that
# an alias calls it by or nothing, and `library` or nothing.
module TreeatlasTrace
  ROOT = "#{File.realpath(ENV.fetch('TREEATLAS_TRACE_ROOT'))}/"
  OUT = ENV.fetch('TREEATLAS_TRACE_OUT')
  # Nearly every caller is among the first frames; more are asked for when it is not.
  FIRST_FRAMES = 4
  MORE_FRAMES = 32

  # Paths in the repository by those that Ruby gives, or nil.
  INSIDE = Hash.new do |paths, path|
    real = File.file?(path) ? File.realpath(path) : ''
    paths[path] = real.start_with?(ROOT) ? real.delete_prefix(ROOT) : nil
  end

  CALLS = {}
  # Pairs of which one is code that was made of a string.
  WITHOUT_PLACE = {}

  # A frame of a function of C has the place of the frame that called it.
  def self.of_c?(frame, above)
    above && frame.lineno == above.lineno && frame.path == above.path && !frame.label.match?(/ in |\A</)
  end

  def self.alias_of(tracepoint)
    tracepoint.callee_id unless tracepoint.callee_id == tracepoint.method_id
  end

  def self.add(callee, tracepoint, caller, library)
    if callee.absolute_path.nil? || caller.absolute_path.nil?
      WITHOUT_PLACE["#{caller.path}:#{caller.base_label} #{callee.path}:#{callee.base_label}"] = true
    else
      CALLS[[INSIDE[caller.path], caller.lineno, caller.label, INSIDE[callee.path], tracepoint.lineno,
             tracepoint.method_id, alias_of(tracepoint), library]] = true
    end
  end

  RECORDER = TracePoint.new(:call) do |tracepoint|
    path = tracepoint.path
    next unless INSIDE[path] || path.start_with?('(eval')

    frames = caller_locations(1, FIRST_FRAMES)
    library = nil
    at = 1
    while at < frames.length
      frames.concat(caller_locations(frames.length + 1, MORE_FRAMES) || []) if at + 1 == frames.length
      frame = frames[at]
      if of_c?(frame, frames[at + 1])
        # `new` is the call of the constructor.
        library = 'library' unless frame.label == 'new' && tracepoint.method_id == :initialize
      elsif INSIDE[frame.path]
        add(frames[0], tracepoint, frame, library)
        break
      else
        # Code of a string without a file has no place, and neither have the calls that it makes.
        break if frame.path.start_with?('(eval')

        library = 'library'
      end
      at += 1
    end
  end

  def self.write
    RECORDER.disable
    File.open("#{OUT}/#{Process.pid}.tsv", 'w') do |file|
      CALLS.each_key { |call| file.puts(call.join("\t")) }
    end
    File.write("#{OUT}/#{Process.pid}.without-place", WITHOUT_PLACE.each_key.map { |pair| "#{pair}\n" }.join)
  end

  at_exit { write }
  RECORDER.enable
end

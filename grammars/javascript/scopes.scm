; Parameters that carry no annotation.
(formal_parameters (identifier) @binding.parameter)
(formal_parameters (assignment_pattern left: (identifier) @binding.parameter right: (_) @value))
(formal_parameters (rest_pattern (identifier) @binding.parameter))
(formal_parameters [(object_pattern (shorthand_property_identifier_pattern) @binding.parameter)
                    (object_pattern (object_assignment_pattern left: (_) @binding.parameter))
                    (object_pattern (pair_pattern value: (identifier) @binding.parameter))
                    (object_pattern (rest_pattern (identifier) @binding.parameter))
                    (array_pattern (identifier) @binding.parameter)])

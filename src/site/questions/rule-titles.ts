import type { Violation } from '../../model/rules.ts';

export const ruleTitles: Readonly<Record<Violation['rule'], string>> = {
  generic_module: 'Generic names of files',
  generic_function: 'Generic names of functions',
  generic_class: 'Generic names of classes',
  function_size: 'Lines of a function',
  module_size: 'Lines of a file',
  class_size: 'Lines of a class',
  directory_size: 'Files in a directory',
  expired_suppression: 'Suppressions that have ended',
};

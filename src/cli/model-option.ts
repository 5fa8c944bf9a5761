/** Flags and description of the option that names a language model, as commander takes them. */
export const modelOption = [
  '--model <name>',
  'language model for search: a folder, such as ./model, or a name of @huggingface/transformers, which you install yourself',
] as const;

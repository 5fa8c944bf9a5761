/** Removes the marks of the usual markups from a text of a doc comment: what a reader of its page sees, without links and emphasis. */
export function plainDoc(text: string): string {
  if (!/[`*_[{<\\|]/.test(text)) return text;
  return replaceAll(text, replacements);
}

type Replacement = readonly [from: RegExp, to: string];

/** All are linear: each is bounded, or ends at a sign that it does not contain. */
const replacements: readonly Replacement[] = [
  // Inline tags of Javadoc, JSDoc and TSDoc: `{@link Cart the cart}`, `[the cart]{@link Cart}`.
  [/\[([^[\]]{1,200})\]\{@link\w*\s[^{}]{0,200}\}/g, '$1'],
  [/\{@(?:link|linkcode|linkplain|see)\s+[^\s|{}]{1,200}[\s|]+([^{}]{1,200})\}/g, '$1'],
  [/\{@(?:inherit[dD]oc|value)[^{}]{0,200}\}/g, ''],
  [/\{@\w+\s+#?([^{}]{1,200}?)\s*\}/g, '$1'],
  // Roles and references of reStructuredText: :meth:`~pkg.Cart.add`, :ref:`the guide <guide>`, `site <https://…>`_.
  [/:(?:[\w+-]+:){1,2}`[!~]?([^`<>]{1,200}?)\s*<[^`<>]{1,200}>`/g, '$1'],
  [/:(?:[\w+-]+:){1,2}`~(?:[^`<>]{0,200}\.)?([^`<>.]{1,200})`/g, '$1'],
  [/:(?:[\w+-]+:){1,2}`[!.]?([^`]{1,200})`/g, '$1'],
  [/`([^`<>]{1,200}?)\s*<[^`<>]{1,300}>`__?(?!\w)/g, '$1'],
  [/`([^`]{1,200})`__?(?!\w)/g, '$1'],
  [/(?<![\w|])\|([A-Za-z][\w -]{0,60})\|(?![\w|])/g, '$1'],
  // Epytext, and elements of XML and HTML.
  [/\b[BCILMU]\{([^{}]{1,200})\}/g, '$1'],
  [/<(?:see|seealso|paramref|typeparamref)\s+\w+="(?:[A-Z]:)?([^"<>]{1,200})"\s*\/>/g, '$1'],
  [
    /(?:<\/|(?<!\w)<)(?:summary|remarks|para|see|seealso|c|code|b|i|em|strong|p|br|a|tt|pre)(?:\s[^<>]{0,300})?\/?>/gi,
    '',
  ],
  // Links and images of Markdown, and names in backquotes in brackets.
  [/!?\[([^[\]]{1,200})\]\([^()\s]{0,500}(?:\s"[^"]{0,200}")?\)/g, '$1'],
  [/\[(`[^`[\]]{1,200}`)\](?:\[[^[\]]{0,200}\])?/g, '$1'],
  // Emphasis and code.
  [/\*\*([^*\s](?:[^*]{0,300}[^*\s])?)\*\*/g, '$1'],
  [/(?<![\w*])\*([^*\s](?:[^*]{0,300}[^*\s])?)\*(?![\w*])/g, '$1'],
  [/`+/g, ''],
  [/\\([*_`|<>[\]])/g, '$1'],
];

function replaceAll(text: string, all: readonly Replacement[]): string {
  return all.reduce((left, [from, to]) => left.replace(from, to), text);
}

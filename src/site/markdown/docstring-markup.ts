import { hasDefinedLinks } from './link-definitions.ts';

const MARKDOWN =
  /^\s*```|^#{1,6} \S|^\s*> \[![A-Za-z]+\]|^\s*(?:!!!|\?\?\?\+?) +[\w-]+(?: +"[^"\n]*")? *$|^\s*:::+ *\{?[a-z]|\[[^[\]\n]{1,200}\]\([^()\s]{1,500}\)/m;
/** Roles, directives, literals with two signs, references, and literal blocks. */
const RESTRUCTURED = /:`[^`\s]|^\s*\.\. [\w:|[-]|(?<!`)``(?!`)|`__?(?!\w)|(?<!:)::\s*$/m;
const EPYTEXT = /\b[BCILMU]\{[^{}]+\}/g;
const EPYTEXT_FIELD = /^\s*@(?:param|type|return|rtype|raise|ivar|cvar|keyword|note|see)\b[^:\n]*:/m;

/** Whether a docstring is Markdown rather than reStructuredText. */
export function isMarkdownDocstring(text: string): boolean {
  return (MARKDOWN.test(text) || hasDefinedLinks(text)) && !RESTRUCTURED.test(text);
}

/** Replaces the markup of Epytext, such as `C{code}`, by that of reStructuredText, in docstrings that have it. */
export function epytextToRst(text: string): string {
  if (!/\b[BCILMU]\{/.test(text) || !(EPYTEXT_FIELD.test(text) || /\b[CL]\{/.test(text))) return text;
  return text.replace(EPYTEXT, (all) => {
    const content = all.slice(2, -1);
    switch (all.charAt(0)) {
      case 'B':
        return `**${content}**`;
      case 'I':
        return `*${content}*`;
      case 'L':
        return `:obj:\`${content}\``;
      case 'U':
        return content.includes('<') ? `\`${content}\`_` : content;
      default:
        return `\`\`${content}\`\``;
    }
  });
}

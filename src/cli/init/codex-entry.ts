import { parse, type TomlTable } from 'smol-toml';
import { hasBlock, hashMarkers, withBlock, withoutBlock } from './marked-block.ts';
import { codexLines, SERVER } from './mcp-clients.ts';

/** Returns the edit of the configuration of Codex, in which a marked block at the end is ours. */
export function planCodex(
  remove: boolean,
): (text: string | undefined) => { after: string | undefined; left?: string } {
  return (text) => {
    if (text === undefined) return { after: remove ? undefined : withBlock(text, codexLines, hashMarkers) };
    if (remove) return { after: withoutBlock(text, hashMarkers) };
    const servers = parsed(text)['mcp_servers'];
    const isThere = typeof servers === 'object' && SERVER in servers;
    if (isThere && !hasBlock(text, hashMarkers))
      return { after: text, left: `it has an entry "${SERVER}" of its own` };
    const after = withBlock(text, codexLines, hashMarkers);
    parsed(after);
    return { after };
  };
}

/** Throws if the text is not TOML, or a table in one line (`mcp_servers = { … }`) cannot be completed. */
function parsed(text: string): TomlTable {
  try {
    return parse(text);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message.split('\n')[0] : '';
    throw new Error(`is not valid TOML, or would not be with an entry: ${reason ?? ''}`, { cause });
  }
}

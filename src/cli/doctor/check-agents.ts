import { planAgents } from '../init/plan-agents.ts';
import type { PlannedFile } from '../init/planned-file.ts';
import { errorMessage } from '../../base/error-message.ts';
import { SERVER } from '../init/mcp-clients.ts';
import type { Check } from './check.ts';

const SETUP = 'Run: treeatlas init --agents';

export interface AgentsReport {
  checks: Check[];
  /** Whether a client starts the server as `init` writes it. */
  hasEntry: boolean;
}

/** Checks the files that agents read against those that `treeatlas init --agents` would write. */
export function checkAgents(root: string): AgentsReport {
  let planned: PlannedFile[];
  try {
    planned = planAgents(root, { remove: false, hook: false });
  } catch (error) {
    const check: Check = {
      name: 'agents',
      status: 'failed',
      found: errorMessage(error),
    };
    return { checks: [check], hasEntry: false };
  }
  return {
    checks: planned.map(checkFile),
    hasEntry: planned.some(({ isEntry, before, after, left }) => isEntry && before === after && !left),
  };
}

function checkFile({ path, before, after, left, isEntry = false }: PlannedFile): Check {
  const what = isEntry ? 'entry for MCP' : 'text of Treeatlas';
  if (left) {
    const next = isEntry
      ? 'Only the entry that init writes is started here: a command that came with a repository can be anything.'
      : undefined;
    return { name: path, status: 'warning', found: `kept as it is: ${left}`, ...(next && { next }) };
  }
  if (before === after) return { name: path, status: 'ok', found: `has the ${what}` };
  const isOld = before?.includes(`${SERVER}:begin`) ?? false;
  return {
    name: path,
    status: 'warning',
    found: isOld ? `has an old ${what}` : `has no ${what}`,
    next: SETUP,
  };
}

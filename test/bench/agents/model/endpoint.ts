/** The settings of a model's server, from the environment. */
export interface Endpoint {
  api: 'openai' | 'anthropic';
  url: string;
  key: string | undefined;
  model: string;
}

export interface ToolSpec {
  name: string;
  description: string;
  schema: object;
}

export interface ToolUse {
  id: string;
  name: string;
  input: Readonly<Record<string, unknown>>;
}

/** A turn of the model: its text, and the tools that it calls. */
export interface Turn {
  text: string;
  uses: readonly ToolUse[];
  /** As the server counts them. */
  inputTokens: number;
  outputTokens: number;
}

/** Reads `MODEL_API`, `MODEL_URL`, `MODEL_KEY` and `MODEL`. Throws an Error that names what is missing. */
export function endpointOf(env: Readonly<Record<string, string | undefined>>): Endpoint {
  const { MODEL_API: api, MODEL_URL: url, MODEL_KEY: key, MODEL: model } = env;
  if (api !== 'openai' && api !== 'anthropic')
    throw new Error(`MODEL_API must be openai or anthropic, and is "${api ?? ''}".`);
  if (!url || !model)
    throw new Error('Set MODEL_URL to the address of the server, and MODEL to the name of the model.');
  return { api, url: url.replace(/\/+$/, ''), key, model };
}

/** A conversation with a model that may call tools. */
export class Conversation {
  readonly #endpoint: Endpoint;
  readonly #tools: readonly ToolSpec[];
  readonly #system: string;
  readonly #messages: object[] = [];

  constructor(endpoint: Endpoint, system: string, question: string, tools: readonly ToolSpec[]) {
    this.#endpoint = endpoint;
    this.#system = system;
    this.#tools = tools;
    this.#messages.push({ role: 'user', content: question });
  }

  /** Asks for the next turn. Throws an Error with what the server answered if that is no turn. */
  async next(): Promise<Turn> {
    const { api, url, key, model } = this.#endpoint;
    if (api === 'anthropic') {
      const tools = this.#tools.map(({ name, description, schema }) => ({
        name,
        description,
        input_schema: schema,
      }));
      const body = {
        model,
        max_tokens: 4096,
        temperature: 0,
        system: this.#system,
        tools,
        messages: this.#messages,
      };
      const headers = { 'anthropic-version': '2023-06-01', ...(key ? { 'x-api-key': key } : {}) };
      const { content, usage } = await post<AnthropicAnswer>(`${url}/v1/messages`, headers, body);
      this.#messages.push({ role: 'assistant', content });
      return {
        text: content.map((block) => block.text ?? '').join(''),
        uses: content.flatMap(({ type, id = '', name = '', input = {} }) =>
          type === 'tool_use' ? [{ id, name, input }] : [],
        ),
        inputTokens: usage?.input_tokens ?? 0,
        outputTokens: usage?.output_tokens ?? 0,
      };
    }
    const tools = this.#tools.map(({ name, description, schema }) => ({
      type: 'function',
      function: { name, description, parameters: schema },
    }));
    const messages = [{ role: 'system', content: this.#system }, ...this.#messages];
    const headers: Record<string, string> = key ? { authorization: `Bearer ${key}` } : {};
    const body = { model, temperature: 0, tools, messages };
    const { choices, usage } = await post<OpenAiAnswer>(`${url}/v1/chat/completions`, headers, body);
    const message = choices[0]?.message;
    if (!message) throw new Error(`${url} answered without a message.`);
    this.#messages.push(message);
    return {
      text: message.content ?? '',
      uses: (message.tool_calls ?? []).map(({ id, function: { name, arguments: text } }) => ({
        id,
        name,
        input: parseInput(text),
      })),
      inputTokens: usage?.prompt_tokens ?? 0,
      outputTokens: usage?.completion_tokens ?? 0,
    };
  }

  /** Adds the results of all tools of the last turn. */
  addResults(results: readonly { id: string; text: string }[]): void {
    if (this.#endpoint.api === 'openai')
      for (const { id, text } of results)
        this.#messages.push({ role: 'tool', tool_call_id: id, content: text });
    else {
      const content = results.map(({ id, text }) => ({
        type: 'tool_result',
        tool_use_id: id,
        content: text,
      }));
      this.#messages.push({ role: 'user', content });
    }
  }
}

interface AnthropicAnswer {
  content: { type: string; text?: string; id?: string; name?: string; input?: Record<string, unknown> }[];
  usage?: { input_tokens?: number; output_tokens?: number };
}

interface OpenAiAnswer {
  choices: {
    message: {
      content: string | null;
      tool_calls?: { id: string; function: { name: string; arguments: string } }[];
    };
  }[];
  usage?: { prompt_tokens?: number; completion_tokens?: number };
}

async function post<Answer>(url: string, headers: Record<string, string>, body: object): Promise<Answer> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${text.slice(0, 500)}`);
  return JSON.parse(text) as Answer;
}

/** A model may write arguments that are no JSON; the tool then says what is missing. */
function parseInput(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return {};
  }
}

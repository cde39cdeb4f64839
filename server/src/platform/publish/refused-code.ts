import { parse, type AnyNode } from 'acorn';

/** What the page's content security policy would not let a script do, and scripts that cannot be read at all. */
export function refusedCode(script: string): string[] {
  let program: AnyNode;
  try {
    program = parse(script, { ecmaVersion: 'latest', sourceType: 'script', locations: true });
  } catch (error) {
    return [`no browser can read it: ${error instanceof Error ? error.message : String(error)}`];
  }
  const reasons: string[] = [];
  const visit = (node: AnyNode): void => {
    const what = refusal(node);
    if (what) reasons.push(`${what} at ${node.loc?.start.line}:${node.loc?.start.column}`);
    for (const part of Object.values(node)) {
      for (const child of Array.isArray(part) ? part : [part]) if (isNode(child)) visit(child);
    }
  };
  visit(program);
  return reasons;
}

function refusal(node: AnyNode): string | undefined {
  if (node.type === 'ImportExpression') {
    const { source } = node;
    return source.type === 'Literal' && /^(https?:)?\/\//.test(String(source.value))
      ? `the policy refuses code of ${String(source.value)}`
      : undefined;
  }
  if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return undefined;
  const { callee } = node;
  const [first] = node.arguments;
  if (callee.type === 'Identifier') {
    if (callee.name === 'eval' || callee.name === 'Function') {
      return `the policy refuses ${callee.name}()`;
    }
    if (/^set(Timeout|Interval)$/.test(callee.name) && isText(first)) {
      return `the policy refuses ${callee.name}() of a text`;
    }
  }
  return undefined;
}

const isText = (node: AnyNode | undefined) =>
  node?.type === 'Literal' && typeof node.value === 'string';

const isNode = (value: unknown): value is AnyNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

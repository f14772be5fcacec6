import { findNodeAtLocation, type JSONPath, type Node, type ParseError, parseTree } from 'jsonc-parser';
import type { ImportError } from '~/engine/importing';
import type { EngineError } from '~/engine/result';

/** Splits a path such as `shifts[3].staffId` into its steps. */
function stepsOf(path: string): JSONPath {
  return path
    .split(/[.[\]]+/)
    .filter(Boolean)
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step));
}

/** The 1-based line and column of an offset. */
function positionOf(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** The parsed tree; undefined when the text is nested too deeply for the recursive parser. */
function treeOf(text: string, errors: ParseError[]): Node | undefined {
  try {
    return parseTree(text, errors, { disallowComments: true });
  } catch {
    return undefined;
  }
}

/** Adds the position in the JSON text to an engine error: that of the invalid value, or of the nearest node. */
export function locateJsonError(text: string, { code, message, path }: EngineError): ImportError {
  const errors: ParseError[] = [];
  const tree = treeOf(text, errors);
  const steps = stepsOf(path ?? '');
  const nodeAt = () => {
    for (let length = steps.length; tree && length > 0; length -= 1) {
      const node = findNodeAtLocation(tree, steps.slice(0, length));
      if (node) return node;
    }
    return tree;
  };
  const offset = code === 'broken-json' ? (errors[0]?.offset ?? 0) : (nodeAt()?.offset ?? 0);
  return { ...positionOf(text, offset), code, message, value: '' };
}

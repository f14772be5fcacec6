import { findNodeAtLocation, type JSONPath, type Node, type ParseError, parseTree } from 'jsonc-parser';
import type { ImportError } from '~/engine/engine';
import type { EngineError } from '~/engine/result';

/** `shifts[3].staffId` as the steps that lead there. */
function stepsOf(path: string): JSONPath {
  return path
    .split(/[.[\]]+/)
    .filter(Boolean)
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step));
}

/** The line and the column of a character, both from 1. */
function placeOf(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** The text as a tree; undefined where it is nested deeper than the parser, which is recursive, can follow. */
function treeOf(text: string, broken: ParseError[]): Node | undefined {
  try {
    return parseTree(text, broken, { disallowComments: true });
  } catch {
    return undefined;
  }
}

/** What the engine refuses in a JSON text, with the place where it stands: the value at fault, or what is closest. */
export function locateJsonError(text: string, { code, message, path }: EngineError): ImportError {
  const broken: ParseError[] = [];
  const tree = treeOf(text, broken);
  const steps = stepsOf(path ?? '');
  const nodeAt = () => {
    for (let length = steps.length; tree && length > 0; length -= 1) {
      const node = findNodeAtLocation(tree, steps.slice(0, length));
      if (node) return node;
    }
    return tree;
  };
  const offset = code === 'broken-json' ? (broken[0]?.offset ?? 0) : (nodeAt()?.offset ?? 0);
  return { ...placeOf(text, offset), code, message, value: '' };
}

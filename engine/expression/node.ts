// The tree of an expression; every node knows where it stands in the text.

export type BinarySign =
  '||' | '&&' | '==' | '!=' | '<' | '<=' | '>' | '>=' | 'in' | '+' | '-' | '*' | '/' | '%';

interface Placed {
  readonly start: number;
  readonly end: number;
}

export interface NameNode extends Placed {
  readonly kind: 'name';
  readonly name: string;
}

/** `of.name`; `at` is where the name begins. */
export interface FieldNode extends Placed {
  readonly kind: 'field';
  readonly of: Node;
  readonly name: string;
  readonly at: number;
}

/** `name(args)`, or `of.name(args)`. */
export interface CallNode extends Placed {
  readonly kind: 'call';
  readonly of: Node | null;
  readonly name: string;
  readonly at: number;
  readonly args: readonly Node[];
}

export interface BinaryNode extends Placed {
  readonly kind: 'binary';
  readonly sign: BinarySign;
  readonly left: Node;
  readonly right: Node;
}

export interface IndexNode extends Placed {
  readonly kind: 'index';
  readonly of: Node;
  readonly index: Node;
}

export interface UnaryNode extends Placed {
  readonly kind: 'unary';
  readonly sign: '!' | '-';
  readonly of: Node;
}

/** `test ? then : other` */
export interface ChoiceNode extends Placed {
  readonly kind: 'choice';
  readonly test: Node;
  readonly then: Node;
  readonly other: Node;
}

export interface ListNode extends Placed {
  readonly kind: 'list';
  readonly items: readonly Node[];
}

export interface LiteralNode extends Placed {
  readonly kind: 'literal';
  readonly value: number | boolean | string | null;
}

export type Node =
  | NameNode
  | FieldNode
  | CallNode
  | BinaryNode
  | IndexNode
  | UnaryNode
  | ChoiceNode
  | ListNode
  | LiteralNode;

/** A piece of JSON and where it begins. */
export type JsonNode =
  | { kind: 'object'; at: number; members: JsonMember[] }
  | { kind: 'array'; at: number; items: JsonNode[] }
  | { kind: 'string' | 'number' | 'boolean' | 'null'; at: number; text: string };

export interface JsonMember {
  name: string;
  at: number;
  value: JsonNode;
}

/** Why a text is no JSON. */
export type JsonFault =
  | 'empty'
  | 'encoded'
  | 'brace-missing'
  | 'bracket-missing'
  | 'quote-missing'
  | 'comma-missing'
  | 'extra-comma'
  | 'colon-missing'
  | 'value-missing'
  | 'name-unquoted'
  | 'quotes'
  | 'line-break'
  | 'escape'
  | 'number'
  | 'word'
  | 'comment'
  | 'bom'
  | 'space'
  | 'extra'
  | 'too-deep';

export interface JsonProblem {
  fault: JsonFault;
  at: number;
}

export interface ReadJson {
  /** More than one where objects stand beside each other. */
  roots: JsonNode[];
  problems: JsonProblem[];
}

/** From the one to the other, both included; one of them may be absent. */
export interface Range<Value> {
  from?: Value;
  to?: Value;
}

/** The condition of a query. */
export function between<Value>({ from, to }: Range<Value>): { $gte?: Value; $lte?: Value } {
  return { ...(from !== undefined && { $gte: from }), ...(to !== undefined && { $lte: to }) };
}

type Order<Row> = (a: Row, b: Row) => number

/** Orders rows by a value, smallest first; texts by code units, in every language. */
export function ascending<Row>(valueOf: (row: Row) => string | number): Order<Row> {
  return (a, b) => {
    const left = valueOf(a)
    const right = valueOf(b)
    return left < right ? -1 : left > right ? 1 : 0
  }
}

export function descending<Row>(order: Order<Row>): Order<Row> {
  return (a, b) => order(b, a)
}

/** Sorts rows by the first order, then the next. */
export function sortRows<Row>(rows: readonly Row[], ...orders: readonly Order<Row>[]): Row[] {
  return [...rows].sort((a, b) => orders.reduce((decided, order) => decided || order(a, b), 0))
}

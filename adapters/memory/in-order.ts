type Order<Row> = (a: Row, b: Row) => number

/** Orders by a value of the rows, smallest first; texts by their code units, whatever the language. */
export function by<Row>(valueOf: (row: Row) => string | number): Order<Row> {
  return (a, b) => {
    const left = valueOf(a)
    const right = valueOf(b)
    return left < right ? -1 : left > right ? 1 : 0
  }
}

export function reversed<Row>(order: Order<Row>): Order<Row> {
  return (a, b) => order(b, a)
}

/** The first order that tells two rows apart decides. */
export function inOrder<Row>(rows: readonly Row[], ...orders: readonly Order<Row>[]): Row[] {
  return [...rows].sort((a, b) => orders.reduce((decided, order) => decided || order(a, b), 0))
}

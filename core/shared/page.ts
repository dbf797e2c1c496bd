/** Which part of a long list is asked for. */
export interface PageRequest {
  /** From 1. */
  readonly page: number
  readonly pageSize: number
}

export interface Page<Item> {
  readonly items: readonly Item[]
  /** How many there are on all pages. */
  readonly total: number
}

/** How many items are before the page. */
export function offsetOf({ page, pageSize }: PageRequest): number {
  return (page - 1) * pageSize
}

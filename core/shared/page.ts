/** A page of a long list. */
export interface PageRequest {
  /** From 1. */
  readonly page: number
  readonly pageSize: number
}

export interface Page<Item> {
  readonly items: readonly Item[]
  /** Number of items on all pages. */
  readonly total: number
}

/** Number of items before the page. */
export function offsetOf({ page, pageSize }: PageRequest): number {
  return (page - 1) * pageSize
}

/** Which part of a list is wanted. `page` counts from 1; `sort` is a field name, led by "-" for descending. */
export interface PageRequest {
  readonly page: number
  readonly pageSize: number
  readonly search?: string
  readonly sort?: string
}

export interface Page<T> {
  readonly items: readonly T[]
  /** How many items there are in all, over every page. */
  readonly total: number
}

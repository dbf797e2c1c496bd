import { z } from 'zod'

const MAX_PAGES = 1_000_000

/** Query of a list of unlimited length; by default the first page. */
export const pageQuery = z.object({
  page: z.coerce.number().int().min(1).max(MAX_PAGES).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(25),
})

/** A field to sort by; a leading "-" sorts descending. */
export function sortBy<const Field extends string>(fields: readonly Field[]) {
  return z.enum([...fields, ...fields.map((field) => `-${field}` as const)])
}

/** Number of entries in the whole list. */
export const total = z.number().int()

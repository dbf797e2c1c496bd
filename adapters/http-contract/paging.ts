import { z } from 'zod'

const MAX_PAGES = 1_000_000

/** The query of a list that can grow without bound; with nothing said it is the first page. */
export const pageQuery = z.object({
  page: z.coerce.number().int().min(1).max(MAX_PAGES).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(25),
})

/** A field to sort by, with "-" before it for the largest first. */
export function sortBy<const Field extends string>(fields: readonly Field[]) {
  return z.enum([...fields, ...fields.map((field) => `-${field}` as const)])
}

/** How many entries the whole list has. */
export const total = z.number().int()

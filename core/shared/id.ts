/** An identifier of one kind of entity: 24 lower-case hex characters, the first 8 its creation time in Unix seconds. */
export type Id<Kind extends string> = string & { readonly kind: Kind }

const FORM = /^[0-9a-f]{24}$/

/** The text as an identifier, or null if it is malformed. */
export function parseId<Kind extends string>(text: string): Id<Kind> | null {
  return FORM.test(text) ? (text as Id<Kind>) : null
}

/** Creation time of the entity, exact to the second, ISO 8601 UTC. */
export function createdAtOf(id: string): string {
  return new Date(Number.parseInt(id.slice(0, 8), 16) * 1000).toISOString()
}

const UNSTORABLE = /[\0\p{Cs}]/u
const EACH = new RegExp(UNSTORABLE, 'gu')

/**
 * PostgreSQL refuses the character NUL in text, and half of a surrogate pair in JSON; the replacement character stands for
 * them on both databases.
 */
export function storable<Value>(value: Value): Value | string {
  return typeof value === 'string' && UNSTORABLE.test(value) ? value.replace(EACH, '\uFFFD') : value
}

const UNSTORABLE = /[\0\p{Cs}]/u
const EACH = new RegExp(UNSTORABLE, 'gu')

/**
 * Replaces NUL, which PostgreSQL refuses in text, and unpaired surrogates, which it refuses in JSON, by the replacement
 * character on both databases.
 */
export function storable<Value>(value: Value): Value | string {
  return typeof value === 'string' && UNSTORABLE.test(value) ? value.replace(EACH, '\uFFFD') : value
}

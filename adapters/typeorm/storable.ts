/** PostgreSQL refuses the character NUL in text; its replacement character stands for it on both databases. */
export function storable<Value>(value: Value): Value | string {
  return typeof value === 'string' && value.includes('\0') ? value.replaceAll('\0', '\uFFFD') : value
}

export function jsonOrNull(value: unknown): string | null {
  return value === null ? null : JSON.stringify(value)
}

export function parsedOrNull<Value>(json: string | null): Value | null {
  return json === null ? null : (JSON.parse(json) as Value)
}

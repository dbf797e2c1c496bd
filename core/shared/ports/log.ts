/** Diagnostic messages for operators. Never a password, a token or text of a document in `details`. */
export interface Log {
  info(message: string, details?: Readonly<Record<string, unknown>>): void
  warn(message: string, details?: Readonly<Record<string, unknown>>): void
  error(message: string, details?: Readonly<Record<string, unknown>>): void
}

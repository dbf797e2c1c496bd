/** Diagnostic messages for operators. `details` must not contain passwords, tokens or document text. */
export interface Log {
  info(message: string, details?: Readonly<Record<string, unknown>>): void
  warn(message: string, details?: Readonly<Record<string, unknown>>): void
  error(message: string, details?: Readonly<Record<string, unknown>>): void
}

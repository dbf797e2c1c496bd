/** A kind of file that is made to be slow to read. */
export interface HostileFile {
  readonly what: string
  readonly fileName: string
  /** The largest size tried, in units of the kind. */
  readonly size: number
  readonly make: (size: number) => Uint8Array
}

export function bytesOf(text: string): Uint8Array {
  return Buffer.from(text)
}

/** The pattern over and over, so many characters long. */
export function repeated(pattern: string, characters: number): string {
  return pattern.repeat(Math.ceil(characters / pattern.length)).slice(0, characters)
}

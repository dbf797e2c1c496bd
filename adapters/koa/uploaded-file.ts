export interface UploadedFile {
  readonly fileName: string
  readonly content: AsyncIterable<Uint8Array>
}

/** A multipart body: its file, null if none was sent, and its other fields. */
export interface Upload {
  readonly file: UploadedFile | null
  readonly fields: Readonly<Record<string, unknown>>
  /** Hash of the file's bytes. */
  readonly digest: string
}
